import { describe, expect, it } from '@jest/globals';
import { findErrorCodeByName, toErrorCode, TOURAPI_ERRORS } from '@/lib/ingest/tourapi/error-table';
import { toTourApiError, TourApiError, TourApiQuotaError } from '@/lib/ingest/tourapi/errors';

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

  it.each(Object.entries(TOURAPI_ERRORS))('has advice for %s', (_code, rule) => {
    expect(rule.advice.length).toBeGreaterThan(20);
  });

  it('marks key and quota errors as permanent', () => {
    const final = Object.keys(TOURAPI_ERRORS)
      .map((code) => toTourApiError({ code: toErrorCode(code) }))
      .filter(({ kind }) => kind === 'key' || kind === 'quota');
    expect(final.length).toBeGreaterThan(5);
    expect(final.filter(({ retry }) => retry)).toEqual([]);
  });
});

describe('TourApiError', () => {
  it('has the kind, the code and the advice', () => {
    const error = toTourApiError({ code: '30', apiCode: '30', status: 200 });
    expect(error).toBeInstanceOf(TourApiError);
    expect(error).toMatchObject({
      name: 'TourApiError',
      kind: 'key',
      code: '30',
      retry: false,
      status: 200,
    });
    expect(error.whatToDo).toContain('TOURAPI_SERVICE_KEY');
  });

  it('keeps the cause', () => {
    const cause = new Error('socket hang up');
    expect(toTourApiError({ code: 'CONNECTION', cause }).cause).toBe(cause);
    expect(toTourApiError({ code: 'DAY_QUOTA' })).toBeInstanceOf(TourApiQuotaError);
  });
});
