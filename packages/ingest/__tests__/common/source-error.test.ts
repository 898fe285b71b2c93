import { describe, expect, it } from '@jest/globals';
import table from '../../src/common/error-table.json';
import {
  findErrorCodeByName,
  SourceError,
  toErrorCode,
  toErrorKind,
} from '../../src/common/source-error';
import { REGISTER } from '../../src/register/import-register';
import { TOURAPI } from '../../src/tourapi/endpoints';

describe('error table', () => {
  it.each([
    ['22', '22'],
    ['0022', '22'],
    ['1', '01'],
    [' 30 ', '30'],
    ['77', 'UNKNOWN_CODE'],
    ['constructor', 'UNKNOWN_CODE'],
  ])('reads the API code %j as %s', (apiCode, code) => {
    expect(toErrorCode(apiCode)).toBe(code);
  });

  it.each([
    ['SERVICE_KEY_IS_NOT_REGISTERED_ERROR', '30'],
    ['SERVICE KEY IS NOT REGISTERED ERROR.', '30'],
    ['LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR', '22'],
    ['LIMITED_NUMBER_OF_SERVICE_REQUESTS_PER_SECOND_EXCEEDS_ERROR', '23'],
  ])('finds %s by name', (name, code) => {
    expect(findErrorCodeByName(name)).toBe(code);
  });

  it('finds no name in other text', () => {
    expect(findErrorCodeByName('Forbidden')).toBeNull();
  });

  it.each(Object.entries(table))('has a kind and advice for %s', (code, { kind, advice }) => {
    expect(advice.length).toBeGreaterThan(20);
    const error = new SourceError(TOURAPI, toErrorCode(code));
    expect(toErrorKind(error.code)).toBe(error.code === code ? kind : 'service');
    expect(error.whatToDo).not.toMatch(/[{}]/);
    if (kind === 'key' || kind === 'quota') expect(error.retry).toBe(false);
  });
});

describe('SourceError', () => {
  it('has the kind, the code and the advice of its source', () => {
    const details = { apiCode: '30', status: 200 };
    const error = new SourceError(TOURAPI, '30', details);
    expect(error).toMatchObject({
      ...{ name: 'SourceError', kind: 'key', code: '30', retry: false, status: 200 },
    });
    expect(error.whatToDo).toContain('TOURAPI_SERVICE_KEY');
    expect(new SourceError(REGISTER, '30', details).whatToDo).toContain('15097605');
  });

  it('keeps the cause', () => {
    const cause = new Error('socket hang up');
    expect(new SourceError(TOURAPI, 'CONNECTION', { cause }).cause).toBe(cause);
  });
});
