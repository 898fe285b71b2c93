/** Colors of the mascot, in which its food is drawn too. The same in both themes. */
export const palette = {
  body: '#f47b30',
  bodyShade: '#df5f1c',
  bodyLight: '#ff9d55',
  face: '#3d1f16',
  leaf: '#2f8f5b',
  leafLight: '#5fbf7f',
  twig: '#7a4a2a',
  shoe: '#40548c',
  shoeLight: '#7f93c9',
  cream: '#fff3df',
  gold: '#ffc64d',
  red: '#d8412f',
} as const;
