import { expect, it } from '@jest/globals';
import { createPartyRanker, type PersonNeeds } from '@kioot/engine';
import { createPlaceClassifier, getLexicon } from '@kioot/engine/lexicon';
import { toCompactFacts, type MatchableFacts } from '@kioot/engine/verdicts';
import { matchParty } from '@/lib/place-page/match-party';
import places from '@/data/synced/restaurants.json';

const classify = createPlaceClassifier();
const substances = new Map(getLexicon().substances.map((each) => [each.name, each]));
const PEOPLE: readonly PersonNeeds[] = [
  { need: { kind: 'any' } },
  { need: { kind: 'strictVegan' } },
  { need: { kind: 'lactoOvo' }, profile: { allergies: ['egg'] } },
  { need: { kind: 'halal' }, profile: { allergies: [], notSpicy: true } },
  { need: { kind: 'meats', meats: ['pork', 'beef'] } },
  { need: { kind: 'any' }, profile: { allergies: ['peanut'], severe: ['peanut'] } },
];

it('matches places as the search does, for two to six people', () => {
  const sample = places.filter((_, at) => at % 7 === 0);
  expect(sample.length).toBeGreaterThan(30);
  let sharedCount = 0;
  for (const place of sample) {
    const diet = classify({
      ...{ contentId: place.contentId, title: place.title },
      ...{ firstmenu: place.firstmenu ?? '', treatmenu: place.treatmenu ?? '' },
    });
    const sent: MatchableFacts = {
      ...diet,
      dishes: diet.dishes.map((dish) => ({
        serving: dish.serving,
        ...toCompactFacts(dish, substances),
      })),
    };
    sharedCount += sent.dishes.filter(({ isShared }) => isShared).length;
    for (let count = 2; count <= PEOPLE.length; count += 1) {
      const party = PEOPLE.slice(-count);
      const searched = createPartyRanker(party).match(diet);
      expect([place.title, ...matchParty(sent, party)]).toEqual([
        place.title,
        ...searched.map(({ fit }) => fit),
      ]);
    }
  }
  expect(sharedCount).toBeGreaterThan(10);
});
