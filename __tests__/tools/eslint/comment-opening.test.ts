/** @jest-environment node */
import { describe, it } from '@jest/globals';
import { RuleTester } from 'eslint';
import commentOpening from '@/tools/eslint/comment-opening.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const clause = (word: string) => [{ messageId: 'clause', data: { word } }];

new RuleTester().run('comment-opening', commentOpening, {
  valid: [
    '/** Distance in meters; `Infinity` without coordinates. */',
    '// Offset of the first match.',
    '/* Sorted by distance. */',
    '// Whatsoever is one word.',
    '/**\n * Places of the page.\n * How many is up to the caller.\n */',
    '// Repeats the call\n// What follows continues the line before.',
    '/** @returns What a caller needs */',
  ],
  invalid: [
    ...[
      'What',
      'Whatever',
      'Whoever',
      'Who',
      'Where',
      'How',
      'Whether',
      'Of',
      'So',
      'Which',
      'That',
    ].map((word) => ({ code: `// ${word} the first is.`, errors: clause(word) })),
    { code: '/** What a place is. */', errors: clause('What') },
    { code: '/**\n * How far it is.\n */', errors: clause('How') },
    { code: '/* So it is. */', errors: clause('So') },
    {
      code: 'first(); // Of all\nsecond(); // So it is',
      errors: [...clause('Of'), ...clause('So')],
    },
  ],
});
