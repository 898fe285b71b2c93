import { expect, it, jest } from '@jest/globals';
import type * as Errors from '../src/http-errors';
import { toHttpError } from '../src/http-errors';

it('recognizes an error of another copy of the module, as another bundle throws it', () => {
  let copy: typeof Errors | undefined;
  jest.isolateModules(() => {
    copy = jest.requireActual<typeof Errors>('../src/http-errors');
  });
  if (!copy) throw new Error('No second copy.');
  const headers = { 'Retry-After': '5' };
  const limited = toHttpError(new copy.HttpError('rate_limited', 'Later.', { headers }));
  expect(limited).toMatchObject({ code: 'rate_limited', message: 'Later.', headers });
  expect(toHttpError(Object.assign(new Error('x'), { code: 'ECONNRESET' })).code).toBe('internal');
});
