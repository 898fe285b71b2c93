import { describe, expect, it } from '@jest/globals';
import { isOfChain, splitBranch, toBranchKey } from '../src/branch-name';

describe('branch names', () => {
  it.each([
    ['둘둘치킨 (종로점)', '둘둘치킨', '종로점'],
    ['샐러디 종각역점', '샐러디', '종각역점'],
    ['스타벅스 1960점', '스타벅스', '1960점'],
    ['(본점)', '본점', ''],
    ['[백년가게] 엘리제과자점', '엘리제과자점', ''],
    ['명동교자 본점'.normalize('NFD'), '명동교자', '본점'],
  ])('%s', (name, stem, branch) => {
    expect(splitBranch(name)).toEqual({ stem, branch });
  });

  it('are alike in brackets and as a word', () => {
    expect(toBranchKey('본죽 (시흥)')).toBe(toBranchKey('본죽 시흥점'));
  });

  it.each([
    ['샐러디 종각역점', true],
    ['샐러디종각역점', true],
    ['샐러디 (종각역)', true],
    ['샐러디', true],
    ['샐러디아', false],
  ])('%s of a chain: %s', (name, isBranch) => {
    expect(isOfChain(name, '샐러디')).toBe(isBranch);
  });
});
