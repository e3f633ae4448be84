/**
 * User settings of every VS Code that the project starts: trust is given, nothing saves by itself
 * (auto-save would hide every fault of dirty state), nothing unasked stands in the way.
 * @type {Readonly<Record<string, unknown>>}
 */
export const quietSettings = {
  'security.workspace.trust.enabled': false,
  'files.autoSave': 'off',
  'chat.disableAIFeatures': true,
  'workbench.startupEditor': 'none',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.tips.enabled': false,
  'extensions.ignoreRecommendations': true,
  'telemetry.telemetryLevel': 'off',
};

/** The workbench's own themes, light, dark and the two of high contrast. */
export const themes = /** @type {const} */ ({
  light: 'Default Light Modern',
  dark: 'Default Dark Modern',
  'hc-dark': 'Default High Contrast',
  'hc-light': 'Default High Contrast Light',
});
