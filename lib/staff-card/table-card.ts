import type { NamedIngredient } from '../client-store/diet-profile';
import type { Translator } from '../i18n/translator';
import type { CardTable } from './card-table';
import type { Person, PhraseId } from './phrases';
import {
  createSay,
  toPersonSentences,
  toQuestion,
  toQuestions,
  type PersonSentences,
  type Question,
  type Say,
  type Sentence,
} from './staff-card';
import type { Food } from './foods';
import { toAskedPhrase } from './korean-question';
import { nameHalalFoods } from './question-foods';

/** Sentences about one person of a table. */
export interface PersonCard extends PersonSentences {
  /** In the party; 0 is the visitor. */
  position: number;
}

/** Card for everyone at a table, the most severe allergy first. */
export interface TableCard {
  people: readonly PersonCard[];
  questions: readonly Question[];
  request: Sentence;
}

interface TableCardOptions {
  /** Dishes of the page that opened the card, to ask about. */
  dishes?: readonly NamedIngredient[] | undefined;
  /** Asks for a single portion, for a visitor who eats alone. */
  isForOne?: boolean;
  /** Relation of the visitor to the only person of the card. */
  person?: Person;
  /** Position of the only person to speak for; everyone without it. */
  position?: number | null;
}

/** Sentences about what one person may eat, which are wrong for others at the table. */
const OWN_IDS: readonly PhraseId[] = ['canEat', 'any', 'meatsAll'];

/** Sentences without those that only hold for a person who eats alone. */
export const withoutOwnSentences = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(({ id }) => !OWN_IDS.includes(id));

/** Questions of all people, each once: about halal meat first, a recommendation only alone. */
function mergeQuestions(all: readonly Question[]): Question[] {
  const questions = [...new Map(all.map((question) => [question.sentence.ko, question])).values()];
  const toRank = ({ sentence }: Question) => (sentence.id === 'askHalal' ? 0 : 1);
  const asked = questions.filter(({ sentence }) => sentence.id !== 'recommend');
  return (asked.length > 0 ? asked : questions).sort((a, b) => toRank(a) - toRank(b));
}

/** Person of the sentences about a speaker, who is not alone at the table. */
function toPerson(position: number, called: Person): Person {
  if (position === 0) return 'me';
  return called === 'me' ? 'table' : called;
}

/**
 * Staff card of a table: a part for each person with needs. "I eat everything" is for tables without
 * any.
 */
export function toTableCard(
  t: Translator<'card'>,
  table: CardTable,
  { dishes = [], isForOne = false, person = 'me', position = null }: TableCardOptions = {},
): TableCard {
  const { isAlone } = table;
  const speakers = isAlone ? [] : table.getSpeakers(position);
  const hasSpeakers = speakers.length > 0;
  const spoken = hasSpeakers ? speakers : [{ position: 0, profile: table.people[0] }];
  const called = isAlone || speakers.length === 1 ? person : 'table';
  const toSubject = (at: number) => (hasSpeakers ? toPerson(at, called) : called);
  const questions = spoken.flatMap(({ position: at, profile }) =>
    toQuestions(t, profile, {
      ...{ dishes, isForOne: isForOne && isAlone },
      person: spoken.length === 1 ? toSubject(at) : 'table',
    }),
  );
  return {
    people: spoken.map(({ position: at, profile }) => {
      const sentences = toPersonSentences(t, profile, toSubject(at));
      const { diet } = sentences;
      return { ...sentences, position: at, diet: hasSpeakers ? withoutOwnSentences(diet) : diet };
    }),
    questions: hasSpeakers ? mergeQuestions(questions) : questions,
    request: createSay(t)('point'),
  };
}

/** Sentences of a card in reading order, without answers. */
export const getTableSentences = ({ people, questions, request }: TableCard): Sentence[] => [
  ...people.flatMap(({ allergies, diet }) => [...allergies, ...diet]),
  ...questions.flatMap(({ sentence, note }) => (note ? [sentence, note] : [sentence])),
  request,
];

/** Dish of a menu with at least one food it may contain that the visitor must not eat. */
export interface MenuCardDish extends NamedIngredient {
  foods: readonly Food[];
}

/** Question about a dish on a card, with answers. */
export function toDishQuestion(say: Say, dish: NamedIngredient, foods: readonly Food[]): Question {
  const { id, slots } = toAskedPhrase(dish, foods);
  return toQuestion(say, id, slots);
}

/** Staff card for a menu: a question with answers per dish. */
export function toMenuCard(
  t: Translator<'card'>,
  table: CardTable,
  dishes: readonly MenuCardDish[],
): TableCard {
  const say = createSay(t, table.isAlone ? 'me' : 'table');
  return {
    ...toTableCard(t, table),
    questions: dishes.map(({ foods, ...dish }) =>
      toDishQuestion(say, dish, nameHalalFoods(foods, table.people)),
    ),
    request: say('unsureIn'),
  };
}
