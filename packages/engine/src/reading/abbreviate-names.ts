import { romanise } from '../text/romanise';

/** Control characters, which no English name holds: the term in Latin letters, and the first form of the name. */
const LATIN = '\u0002';
const FIRST_FORM = '\u0003';
const FORM = '|';
/** The rest of the name in a first form: "{x} Gimbap|Gimbap", "Cold Noodles with {X}|Cold Noodles". */
const PLACEHOLDER = /^\{[xX]\} | with \{X\}$/;

/** The first form with the text that later forms repeat. */
const toRepeated = (form: string): string => form.replace(PLACEHOLDER, '');

/** Applies `change` to all forms but the first. */
function mapLaterForms(name: string, change: (form: string, repeated: string) => string): string {
  const [first = '', ...later] = name.split(FORM);
  return [first, ...later.map((form) => change(form, toRepeated(first)))].join(FORM);
}

/**
 * Abbreviates the English of a term by what a phone can make again: "김밥", "{x} Gimbap|Gimbap" -> "{x} \u0002|\u0003".
 * The same name as `previous` is empty.
 */
export function abbreviateName(term: string, name: string, previous: string): string {
  if (name === previous) return '';
  return mapLaterForms(name.replaceAll(romanise(term), LATIN), (form, repeated) =>
    form.startsWith(repeated) ? FIRST_FORM + form.slice(repeated.length) : form,
  );
}

/** The name that `abbreviateName` abbreviated. */
export function expandName(term: string, abbreviated: string, previous: string): string {
  if (abbreviated === '') return previous;
  const name = abbreviated.includes(FIRST_FORM)
    ? mapLaterForms(abbreviated, (form, repeated) => form.replace(FIRST_FORM, () => repeated))
    : abbreviated;
  return name.replaceAll(LATIN, () => romanise(term));
}
