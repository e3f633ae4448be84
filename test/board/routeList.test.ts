import assert from 'node:assert/strict';
import {
  chosenRoute,
  goTo,
  noRoutes,
  routesFor,
  takeRoute,
  withRoute,
} from '../../src/board/routeList';
import { pictureFrom } from '../drawing/pictures';
import { modelFrom } from './models';

const across = [['r1c1', 'r1c2', 'r2c2', 'r2c1']];
const down = [['r1c1', 'r2c1', 'r2c2', 'r1c2']];
const solved = modelFrom('. .\n. .', {
  picture: pictureFrom('. .\n. .', { route: across }),
  count: { routes: 4, least: false },
});

describe('routesFor', () => {
  it('begins with the route of the text where that is right', () => {
    const list = routesFor(solved, null, noRoutes);
    assert.deepEqual([list.routes, list.at], [[across], 0]);
  });

  it('keeps a route that was found ready, and shows what the text holds', () => {
    const list = routesFor(modelFrom('. .\n. .', { found: down }), null, noRoutes);
    assert.deepEqual([list.routes, list.at], [[down], -1]);
    assert.equal(chosenRoute(list), null);
  });

  it('keeps what is known as long as the text is the same', () => {
    const list = takeRoute(routesFor(solved, null, noRoutes), down);
    assert.equal(routesFor(solved, solved, list), list);
    assert.equal(routesFor({ ...solved, version: 2 }, solved, list).routes.length, 1);
  });
});

describe('takeRoute', () => {
  const first = routesFor(solved, null, noRoutes);

  it('shows the new one beside the one before', () => {
    const list = takeRoute(first, down);
    assert.deepEqual([list.at, list.former], [1, 0]);
  });

  it('ends the list with one that draws the same lines as the first', () => {
    const list = takeRoute(takeRoute(first, down), [[...across[0]!].reverse()]);
    assert.deepEqual([list.routes.length, list.complete, list.at], [2, true, 0]);
  });

  it('ends it where there is no other', () => {
    assert.ok(takeRoute(first, null).complete);
    assert.equal(goTo(first, 0), first);
  });
});

describe('withRoute', () => {
  it('gives the same picture as long as both are the same', () => {
    const picture = pictureFrom('. .\n. .', { route: across });
    assert.equal(withRoute(picture, null), picture);
    assert.equal(withRoute(picture, down), withRoute(picture, down));
    assert.equal(withRoute(picture, down).route, down);
  });
});
