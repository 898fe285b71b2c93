import asking from './asking.json';
import cooking from './cooking.json';
import greeting from './greeting.json';
import leafy from './leafy.json';
import lost from './lost.json';
import offline from './offline.json';
import presenting from './presenting.json';
import searching from './searching.json';
import tasting from './tasting.json';
import tired from './tired.json';
import walking from './walking.json';

/** Drawings of the poses. */
export const POSES = {
  ...{ asking, cooking, greeting, leafy, lost, offline },
  ...{ presenting, searching, tasting, tired, walking },
};
export type Pose = keyof typeof POSES;
