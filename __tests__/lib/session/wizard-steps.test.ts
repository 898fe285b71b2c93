import { describe, expect, it } from '@jest/globals';
import { AREAS } from '@/lib/areas';
import { EMPTY_SESSION, type Session } from '@/lib/session/session';
import { getMissingStep, WIZARD_STEPS, type WizardStep } from '@/lib/session/wizard-steps';

const [location = null] = AREAS;
const located: Session = { ...EMPTY_SESSION, location };
const here: Session = { ...EMPTY_SESSION, position: { mapx: 127, mapy: 37.5 } };
const lookUp = { origin: { mapx: 127, mapy: 37.5 }, radius: 500 } as const;
const lookedUp: Session = { ...located, radius: 500, contentIdList: ['1'], lookUp };
const search = { ...lookUp, need: { kind: 'any' }, id: 'a', total: 0, page: 1 } as const;
const found: Session = { ...lookedUp, search };

describe('a step opened too early redirects to the first missing one', () => {
  it.each<[WizardStep, Session, string | null]>([
    ['location', EMPTY_SESSION, null],
    ['distance', EMPTY_SESSION, '/location'],
    ['preferences', EMPTY_SESSION, '/location'],
    ['results', EMPTY_SESSION, '/location'],
    ['distance', located, null],
    ['distance', here, null],
    ['preferences', here, '/distance'],
    ['results', { ...found, location: null }, null],
    ['preferences', located, '/distance'],
    ['veganpreferences', located, '/distance'],
    ['loading', located, '/distance'],
    ['loading', { ...located, radius: 500 }, '/distance'],
    ['preferences', lookedUp, null],
    ['loading', lookedUp, null],
    ['results', lookedUp, '/preferences'],
    ['results', found, null],
  ])('%s', (step, session, expected) => {
    expect(getMissingStep(step, session)).toBe(expected);
  });
});

it('goes back by the route table (specification section 2)', () => {
  expect(
    Object.fromEntries(Object.values(WIZARD_STEPS).map(({ path, back }) => [path, back])),
  ).toEqual({
    '/location': '/',
    '/distance': '/location',
    '/preferences': '/distance',
    '/veganpreferences': '/distance',
    '/loading': '/preferences',
    '/results': '/preferences',
  });
});
