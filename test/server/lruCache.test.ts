import assert from 'node:assert/strict';
import { LruCache } from '../../src/server/lruCache';

describe('LruCache', () => {
  it('forgets what was not used for longest', () => {
    const cache = new LruCache<number>(4);
    cache.set('aa', 1);
    cache.set('bb', 2);
    cache.get('aa');
    cache.set('cc', 3);
    assert.equal(cache.get('aa'), 1);
    assert.equal(cache.get('bb'), undefined);
    assert.equal(cache.get('cc'), 3);
  });

  it('replaces a value without counting its key twice', () => {
    const cache = new LruCache<number>(4);
    cache.set('aa', 1);
    cache.set('aa', 2);
    cache.set('bb', 3);
    assert.equal(cache.get('aa'), 2);
  });

  it('keeps the newest even where it alone is too large', () => {
    const cache = new LruCache<number>(2);
    cache.set('aa', 1);
    cache.set('large', 2);
    assert.equal(cache.get('aa'), undefined);
    assert.equal(cache.get('large'), 2);
  });
});
