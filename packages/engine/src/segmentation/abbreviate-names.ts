import { romanize } from '../text/romanize';

/** Control characters, which no English name contains; an abbreviation has them for repeated text. */
const ROMANIZED_TERM_MARK = '\u0002';
const FIRST_FORM_MARK = '\u0003';
/** English of the term's beginning. */
const BEGINNING_MARK = '\u0004';
/** In front: the rest stands in the English of the term's ending. */
const ENDING_MARK = '\u0005';
const FORM_SEPARATOR = '|';
const PLACEHOLDER = /\{x\}/i;
/** Placeholder of a first form: "{x} Gimbap|Gimbap", "Cold Noodles with {X}|Cold Noodles". */
const OUTER_PLACEHOLDER = /^\{[xX]\} | with \{X\}$/;

/** Text of the first form that later forms repeat. */
const stripPlaceholder = (form: string): string => form.replace(OUTER_PLACEHOLDER, '');

/** English of the ending of a term, as a template for the text before it. */
interface Ending {
  template: string;
  before: string;
}
const UNKNOWN_ENDING: Ending = { template: '{x}', before: '' };

/**
 * Abbreviates the English of terms, one after the other, by text that can be restored from the
 * names before: "김밥", "{x} Gimbap|Gimbap" -> "{x} \u0002|\u0003", then "참치김밥", "Tuna Gimbap" ->
 * "\u0005\u0004" beside "참치 Tuna". Empty for the same name as `previous`. A codec writes or
 * reads, in the same order.
 */
export class NameCodec {
  readonly #english = new Map<string, string>();

  abbreviate(term: string, name: string, previous: string): string {
    const abbreviated = name === previous ? '' : this.#abbreviate(term, name);
    this.#english.set(term, name);
    return abbreviated;
  }

  /** Restores a name that `abbreviate` shortened. */
  expand(term: string, abbreviated: string, previous: string): string {
    const name = abbreviated === '' ? previous : this.#expand(term, abbreviated);
    this.#english.set(term, name);
    return name;
  }

  #abbreviate(term: string, name: string): string {
    const [first = '', ...later] = name.split(FORM_SEPARATOR);
    const repeated = stripPlaceholder(first);
    const forms = later.map((form) =>
      form.startsWith(repeated) ? FIRST_FORM_MARK + form.slice(repeated.length) : form,
    );
    const { template, before: rest } = this.#findEnding(term);
    const [before = '', after = ''] = template.split(PLACEHOLDER);
    const isFramed =
      rest !== '' &&
      !first.includes(romanize(term)) &&
      first.length > before.length + after.length &&
      first.startsWith(before) &&
      first.endsWith(after);
    const whole = isFramed
      ? ENDING_MARK + first.slice(before.length, first.length - after.length)
      : first;
    const beginning = this.#findBeginning(term, isFramed ? template : '');
    return [beginning === '' ? whole : whole.replace(beginning, BEGINNING_MARK), ...forms]
      .join(FORM_SEPARATOR)
      .replaceAll(romanize(isFramed ? rest : term), ROMANIZED_TERM_MARK);
  }

  /** Looks for each mark before replacing it: a phone expands thousands of names at once. */
  #expand(term: string, abbreviated: string): string {
    let name = abbreviated;
    let ending = UNKNOWN_ENDING;
    if (name.startsWith(ENDING_MARK)) {
      ending = this.#findEnding(term);
      const end = name.indexOf(FORM_SEPARATOR);
      const first = name.slice(1, end < 0 ? name.length : end);
      name = ending.template.replace(PLACEHOLDER, () => first) + name.slice(first.length + 1);
    }
    if (name.includes(BEGINNING_MARK))
      name = name.replace(BEGINNING_MARK, () => this.#findBeginning(term, ending.template));
    if (name.includes(ROMANIZED_TERM_MARK))
      name = name.split(ROMANIZED_TERM_MARK).join(romanize(ending.before || term));
    if (name.includes(FIRST_FORM_MARK)) {
      const first = stripPlaceholder(name.slice(0, name.indexOf(FORM_SEPARATOR)));
      name = name.split(FIRST_FORM_MARK).join(first);
    }
    return name;
  }

  /** English of the term's longest known ending, as a template for the text before it. */
  #findEnding(term: string): Ending {
    for (let at = 1; at < term.length; at += 1) {
      const [form] = this.#english.get(term.slice(at))?.split(FORM_SEPARATOR) ?? [];
      if (form)
        return {
          template: PLACEHOLDER.test(form) ? form : `{x} ${form}`,
          before: term.slice(0, at),
        };
    }
    return UNKNOWN_ENDING;
  }

  /** English of the term's longest known beginning, in the form that a template takes. */
  #findBeginning(term: string, template: string): string {
    for (let end = term.length - 1; end > 0; end -= 1) {
      const [form, last = form] =
        this.#english.get(term.slice(0, end))?.split(FORM_SEPARATOR) ?? [];
      if (form) return stripPlaceholder((template.includes('{X}') ? last : form) ?? '');
    }
    return '';
  }
}
