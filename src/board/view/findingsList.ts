import { hatchId, hatchPattern, Hatches } from '../../drawing/scene/findingLayers';
import { node, textNode, type SvgNode } from '../../drawing/scene/svgNode';
import type { ToldFinding } from '../../protocol/lsp';
import type { Shown } from '../shown';
import type { BoardState } from '../state';
import { flag, iconButton, span, textButton } from './html';
import { icon } from './icons';

/** Ids of the hatches in the list's keys begin with this. */
const ids = 'key-';

/** The list of findings; choosing one lights its cells on the board. */
export function findingsList(state: BoardState, shown: Shown): SvgNode {
  const { words, findingsOpen } = state;
  const { findings } = shown;
  return node(
    'section',
    {
      class: findingsOpen ? 'findings open' : 'findings',
      'aria-labelledby': 'findings-title',
      hidden: flag(state.preview),
    },
    [
      node('h2', { id: 'findings-title' }, [
        node(
          'button',
          {
            type: 'button',
            'data-do': 'findings',
            'aria-expanded': String(findingsOpen),
            'aria-controls': 'findings-list',
          },
          [icon('down'), span(words('findings')), span(String(findings.length), 'count')],
        ),
      ]),
      keyPatterns(findings),
      node(
        'ul',
        { id: 'findings-list', role: 'list', hidden: flag(!findingsOpen) },
        findings.length === 0
          ? [textNode('li', { class: 'none' }, words('findings.none'))]
          : bySeverity(findings).map((finding) =>
              row(state, shown, finding, findings.indexOf(finding)),
            ),
      ),
    ],
  );
}

const severities = ['error', 'warning', 'information', 'hint'];

/** The gravest first; those carried over stay above hints that are new. */
function bySeverity(findings: readonly ToldFinding[]): readonly ToldFinding[] {
  const rank = ({ severity }: ToldFinding): number => severities.indexOf(severity);
  return [...findings].sort((a, b) => rank(a) - rank(b));
}

function row(state: BoardState, shown: Shown, finding: ToldFinding, index: number): SvgNode {
  const { words } = state;
  const on = state.lit === index;
  const old = shown.old.has(index);
  const has = !old && shown.model.picture?.replays?.some((each) => each.finding === index);
  const where = [finding.code, finding.where, ...(old ? [words('findings.old')] : [])];
  const style = `finding${on ? ' on' : ''}${old ? ' old' : ''}`;
  return node('li', { class: style, 'data-finding': index }, [
    icon(finding.severity, `icon sev-${finding.severity}`),
    node(
      'button',
      {
        type: 'button',
        class: 'say',
        'data-do': 'finding',
        'aria-pressed': String(on),
      },
      [span(finding.message), span(where.filter((word) => word !== '').join(' · '), 'where')],
    ),
    iconButton('text', 'finding-text', words('findings.openText', { where: finding.where })),
    has && !on ? null : related(shown, finding, index),
    has ? replayButton(state) : null,
    fixes(state, finding, old),
  ]);
}

/** Plays the game that a finding tells of. */
function replayButton({ words }: BoardState): SvgNode {
  const button = textButton(words('findings.replay'), 'replay', 'btn');
  return node('span', { class: 'fixes' }, [button]);
}

/** The remedies of a finding of the board as it is now, as buttons. */
function fixes({ editable }: BoardState, finding: ToldFinding, old: boolean): SvgNode | null {
  if (!editable || old || finding.fixes.length === 0) return null;
  return node(
    'span',
    { class: 'fixes' },
    finding.fixes.map(({ title }, i) =>
      textButton(title, 'fix', i === 0 ? 'btn' : 'btn second', { 'data-fix': i }),
    ),
  );
}

function related(shown: Shown, finding: ToldFinding, index: number): SvgNode | null {
  if (finding.related.length === 0) return null;
  const picture = shown.model.picture;
  const parts = (picture?.marks ?? []).filter(
    (mark) => mark.finding === index && mark.form === 'part',
  );
  const fork = picture?.forks?.some((each) => each.finding === index) ?? false;
  const keyed = parts.length === finding.related.length;
  const key = (i: number): SvgNode | null => {
    if (fork) return wayKey(i);
    return keyed ? partKey(finding, i) : null;
  };
  return node(
    'span',
    { class: 'related' },
    finding.related.map((text, i) => node('span', { class: 'part-key' }, [key(i), span(text)])),
  );
}

/** The line of the first or the second of two routes. */
function wayKey(index: number): SvgNode {
  return node('svg', { viewBox: '0 0 22 14', 'aria-hidden': 'true' }, [
    index === 0
      ? node('path', { class: 'route-a', d: 'M5 7H17' })
      : node('path', { class: 'other', d: 'M0 7H22' }),
  ]);
}

function partKey({ severity }: ToldFinding, part: number): SvgNode {
  const place = { x: 1, y: 1, width: 20, height: 12 };
  return node('svg', { viewBox: '0 0 22 14', class: `f-${severity}`, 'aria-hidden': 'true' }, [
    node('rect', { class: 'hatching', fill: `url(#${hatchId(ids, severity, part)})`, ...place }),
    node('rect', { class: 'finding-edge thin', ...place }),
  ]);
}

/** The hatches the keys are filled with. */
function keyPatterns(findings: readonly ToldFinding[]): SvgNode {
  const severities = [
    ...new Set(findings.filter(({ related: r }) => r.length > 0).map(({ severity }) => severity)),
  ];
  const patterns = severities.flatMap((severity) =>
    Array.from({ length: Hatches }, (_, part) => hatchPattern(ids, severity, part)),
  );
  return node('svg', { class: 'sprite', 'aria-hidden': 'true' }, [node('defs', {}, patterns)]);
}
