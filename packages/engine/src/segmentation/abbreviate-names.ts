import { romanize } from '../text/romanize';

/**
 * Control characters, which no English name contains: the romanized term, and the first form of the
 * name.
 */
const ROMANIZED_TERM_MARK = '\u0002';
const FIRST_FORM_MARK = '\u0003';
const FORM_SEPARATOR = '|';
/** Placeholder of a first form: "{x} Gimbap|Gimbap", "Cold Noodles with {X}|Cold Noodles". */
const PLACEHOLDER = /^\{[xX]\} | with \{X\}$/;

/** Text of the first form that later forms repeat. */
const stripPlaceholder = (form: string): string => form.replace(PLACEHOLDER, '');

/** Applies `change` to all forms but the first. */
function mapLaterForms(name: string, change: (form: string, repeated: string) => string): string {
  const [first = '', ...later] = name.split(FORM_SEPARATOR);
  return [first, ...later.map((form) => change(form, stripPlaceholder(first)))].join(
    FORM_SEPARATOR,
  );
}

/**
 * Abbreviates the English of a term by text that can be restored: "김밥", "{x} Gimbap|Gimbap" ->
 * "{x} \u0002|\u0003". Empty for the same name as `previous`.
 */
export function abbreviateName(term: string, name: string, previous: string): string {
  if (name === previous) return '';
  return mapLaterForms(name.replaceAll(romanize(term), ROMANIZED_TERM_MARK), (form, repeated) =>
    form.startsWith(repeated) ? FIRST_FORM_MARK + form.slice(repeated.length) : form,
  );
}

/** Restores a name that `abbreviateName` shortened. */
export function expandName(term: string, abbreviated: string, previous: string): string {
  if (abbreviated === '') return previous;
  const name = abbreviated.includes(FIRST_FORM_MARK)
    ? mapLaterForms(abbreviated, (form, repeated) => form.replace(FIRST_FORM_MARK, () => repeated))
    : abbreviated;
  return name.replaceAll(ROMANIZED_TERM_MARK, () => romanize(term));
}
