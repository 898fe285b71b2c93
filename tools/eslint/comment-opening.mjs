/** Clauses in place of a noun phrase or an imperative: "What is shown", "Of these the first". */
const CLAUSE =
  /^(?:Whatever|What|Whoever|Whom?|Whose|Wherever|Where|However|How|Whether|Of|So|Which|That)\b/;

/**
 * Refuses comments that open with a clause.
 * @type {import('eslint').Rule.RuleModule}
 */
const commentOpening = {
  meta: {
    type: 'suggestion',
    docs: { description: 'require comments to open with a noun phrase or an imperative' },
    messages: { clause: 'Open with a noun phrase or an imperative instead of "{{word}}".' },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    return {
      Program() {
        let previous = null;
        for (const comment of sourceCode.getAllComments()) {
          const isContinued =
            previous?.type === 'Line' &&
            comment.type === 'Line' &&
            comment.loc.start.line === previous.loc.end.line + 1 &&
            sourceCode.getTokenBefore(comment) === sourceCode.getTokenBefore(previous);
          previous = comment;
          const [word] = CLAUSE.exec(comment.value.replace(/^[\s*]+/, '')) ?? [];
          if (word && !isContinued)
            context.report({ loc: comment.loc, messageId: 'clause', data: { word } });
        }
      },
    };
  },
};

export default commentOpening;
