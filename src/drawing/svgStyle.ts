/** The thirteen tones of a route, from its first to its last: #0063d3 to #5b3da0, even in OKLab. */
const tones = [
  '#0063d3',
  '#1b60cf',
  '#285dca',
  '#315ac6',
  '#3957c2',
  '#3f54be',
  '#4551b9',
  '#494eb5',
  '#4e4ab1',
  '#5247ad',
  '#5544a9',
  '#5840a4',
  '#5b3da0',
];

/** A finding's colour, by severity. */
const severities = {
  error: '#e51400',
  warning: '#bf8803',
  information: '#0063d3',
  hint: '#3b3b3b',
};

const [ground, ink] = ['#ffffff', '#3b3b3b'];
const middle = 'text-anchor:middle;dominant-baseline:central';
const round = 'stroke-linecap:round;stroke-linejoin:round';

const rules: readonly string[] = [
  `text{font-family:Inter,system-ui,'Segoe UI',Ubuntu,sans-serif}`,
  `.page{fill:${ground}}`,
  `.plate{fill:${ground};stroke:#898989;stroke-width:1.5}`,
  `.rim{fill:none;stroke:#898989;stroke-width:1.5}`,
  `.grid-lines{fill:none;stroke:#d8d8d8;stroke-width:1;shape-rendering:crispEdges}`,
  `.ruler{fill:${ink};${middle}}`,
  `.hole{fill:#ededed}`,
  `.hole-in{fill:#dedede}`,
  `.hole-edge{fill:none;stroke:#727272;stroke-width:1.5;${round}}`,
  `.wall{fill:none;stroke:${ink};stroke-width:7;stroke-linecap:round}`,
  `.wall-halo{fill:none;stroke:${ground};stroke-width:11;stroke-linecap:round}`,
  `.disc{fill:${ink};stroke:${ground};stroke-width:3}`,
  `.disc-text{fill:${ground};font-weight:700;font-size:15px;${middle}}`,
  `.start-mark{fill:${ground};stroke:${ink};stroke-width:2.5}`,
  `.mark-text{fill:${ink};font-weight:700;font-size:15px;${middle}}`,
  `.label-text{fill:${ink};font-size:21px;${middle}}`,
  `.unknown-text{fill:${ink};font-size:15px;font-style:italic;text-decoration:underline;${middle}}`,
  `.small{font-size:11px}`,
  `.tiny{font-size:8px}`,
  `.step-text{fill:${ink};font-size:9.5px;font-weight:600;text-anchor:end;paint-order:stroke;stroke:${ground};stroke-width:1.6px;stroke-linejoin:round}`,
  `.table-text{fill:${ink};font-size:17px;${middle}}`,
  `.route{fill:none;${round}}`,
  `.route-halo{fill:none;stroke:${ground};${round}}`,
  `.route-fill{stroke:${ground};stroke-width:2}`,
  `.route-fill.far{stroke-width:3}`,
  `.ticks{fill:none;stroke:${ground};stroke-width:3.8;stroke-linecap:round}`,
  `.tick{fill:${ground}}`,
  `.chevron{fill:none;stroke:${ground};stroke-width:2.2;${round}}`,
  `.table-text.end{fill:${ground};font-weight:700}`,
  `.square-dark{fill:#ececec}`,
  `.jump-dot{fill:${ground};stroke-width:2}`,
  `.route-fill.thin{stroke-width:1}`,
  `.edge-plain{fill:none;stroke:#898989;stroke-width:3;${round}}`,
  `.point{fill:${ground};stroke:${ink};stroke-width:2.5}`,
  `.point-gap{fill:${ground}}`,
  `.odd{fill:${ground};stroke:#bf8803;stroke-width:2.5;stroke-linejoin:round}`,
  `.note-text{fill:${ink};font-size:12px;paint-order:stroke;stroke:${ground};stroke-width:4px;stroke-linejoin:round;${middle}}`,
  `.tag{fill:${ground};stroke:${ink};stroke-width:1.5}`,
  `.ring{fill:none;stroke:#898989;stroke-width:1;stroke-dasharray:3 4}`,
  `.tile-low{fill:#898989}`,
  `.tile{fill:#f8f8f8;stroke:#898989;stroke-width:1.2}`,
  `.tile-text{fill:${ink};font-size:21px;${middle}}`,
  `.tile-text.mid{font-size:15px}`,
  `.tile-text.small{font-size:11px}`,
  `.tile-text.tiny{font-size:8px}`,
  `.empty-dots{fill:none;stroke:#d8d8d8;stroke-width:5;stroke-linecap:round}`,
  ...tones.flatMap((tone, k) => [
    `.k${k}.jump-dot{stroke:${tone}}`,
    `.k${k}.route-tone{stroke:${tone}}`,
    `.k${k}.route-fill{fill:${tone}}`,
    `.k${k}.stop{stop-color:${tone}}`,
  ]),
  `.cut-ground,.part-tag{fill:${ground}}`,
  `.part-tag{stroke-width:1.5}`,
  `.tag-text{fill:${ink};font-size:11px;font-weight:700;${middle}}`,
  `.tint{opacity:.05}`,
  `.hatch{fill:none;stroke-width:1;opacity:.8}`,
  `.hatch-dot{opacity:.8}`,
  `.finding-edge{fill:none;stroke-width:2.5;${round}}`,
  `.finding-edge.thin{stroke-width:1.6}`,
  `.cut-mark{fill:none;stroke-width:3;stroke-linejoin:round}`,
  ...Object.entries(severities).flatMap(([severity, colour]) => [
    `.f-${severity} .tint,.f-${severity} .hatch-dot{fill:${colour}}`,
    `.f-${severity} .hatch,.f-${severity} .finding-edge,.f-${severity} .part-tag,.f-${severity} .cut-mark{stroke:${colour}}`,
  ]),
];

/**
 * The style sheet of a picture that stands alone: the board's look in a light theme, in values that
 * every program that shows SVG understands (no variables, no mixing).
 */
export const svgStyle: string = rules.join('\n');
