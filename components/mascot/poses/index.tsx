import type { ReactElement } from 'react';
import { Asking } from './asking';
import { Cooking } from './cooking';
import { Greeting } from './greeting';
import { Leafy } from './leafy';
import { Lost } from './lost';
import { Offline } from './offline';
import { Presenting } from './presenting';
import { Searching } from './searching';
import { Tasting } from './tasting';
import { Tired } from './tired';
import { Walking } from './walking';

export type Pose =
  | 'greeting'
  | 'asking'
  | 'walking'
  | 'tasting'
  | 'leafy'
  | 'searching'
  | 'presenting'
  | 'lost'
  | 'cooking'
  | 'tired'
  | 'offline';

/** Drawing of each pose, and the width of its view box when it is not 240. */
export const POSES: Record<Pose, { draw: () => ReactElement; width?: number }> = {
  greeting: { draw: Greeting },
  asking: { draw: Asking, width: 248 },
  walking: { draw: Walking },
  tasting: { draw: Tasting },
  leafy: { draw: Leafy },
  searching: { draw: Searching },
  presenting: { draw: Presenting, width: 340 },
  lost: { draw: Lost },
  cooking: { draw: Cooking, width: 360 },
  tired: { draw: Tired, width: 280 },
  offline: { draw: Offline, width: 256 },
};
