/**
 * Kioot's own colours: a ripe persimmon under its green calyx. They stay the same by day and by
 * night, because a friend does not change colour when the light is switched off.
 */
export const palette = {
  body: '#f47b30',
  bodyShade: '#df5f1c',
  bodyLight: '#ff9d55',
  cheek: '#ff6b5a',
  face: '#3d1f16',
  leaf: '#2f8f5b',
  leafDark: '#1d6b43',
  leafLight: '#5fbf7f',
  twig: '#7a4a2a',
  shoe: '#40548c',
  shoeLight: '#7f93c9',
  cream: '#fff3df',
  paper: '#fffdf8',
  gold: '#ffc64d',
  red: '#d8412f',
  steel: '#b9c3d3',
  steelDark: '#7d8aa3',
  pot: '#4a3b3a',
  skin: '#ffd6b0',
  hair: '#54403f',
  rose: '#e0607e',
} as const;
