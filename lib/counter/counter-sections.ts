import * as v from 'valibot';
import table from '@/content/counter.json';
import { PHRASES } from '../staff-card/phrases';

/** Word on a screen, a button or a sign of a restaurant; its meaning is the message of the id. */
export interface CounterWord {
  id: CounterWordId;
  /** Spellings in use, the most frequent first. */
  ko: readonly string[];
  /** True for something to press. */
  isButton?: boolean;
}

/** Sentence to the staff; its translation is the message of the id. */
export interface CounterSentence {
  id: CounterSentenceId;
  ko: string;
}

const { buttons, signs, sections } = table;
const sentences = { ...table.sentences, forOne: PHRASES.askForOne.ko };

type CounterButtonId = keyof typeof buttons;
export type CounterWordId = CounterButtonId | keyof typeof signs;
export type CounterSentenceId = keyof typeof sentences;
export type CounterSectionId = keyof typeof sections;

/** Part of the page; its title and texts are messages of the id. */
export interface CounterSection {
  id: CounterSectionId;
  words: readonly CounterWord[];
  sentences: readonly CounterSentence[];
}

/** Keys of a table, which TypeScript forgets. */
const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record) as Key[];

const sectionSchema = v.object({
  words: v.array(v.picklist(keysOf({ ...buttons, ...signs }))),
  sentences: v.array(v.picklist(keysOf(sentences))),
});

const isButtonId = (id: CounterWordId): id is CounterButtonId => id in buttons;

const toWord = (id: CounterWordId): CounterWord =>
  isButtonId(id) ? { id, ko: buttons[id], isButton: true } : { id, ko: signs[id] };

/** Korean of the page, in the order of a visit. */
export const COUNTER_SECTIONS: readonly CounterSection[] = keysOf(sections).map((id) => {
  const section = v.parse(sectionSchema, sections[id]);
  return {
    id,
    words: section.words.map(toWord),
    sentences: section.sentences.map((each) => ({ id: each, ko: sentences[each] })),
  };
});
