/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import {
  MAX_STAFF_ANSWERS,
  addStaffAnswersAtom,
  removeStaffAnswersAtom,
  staffAnswersAtom,
  type StaffAnswer,
} from '@/lib/store/staff-answers';
import { getMounted } from '../../helpers/get-mounted';

const toAnswer = (change: Partial<StaffAnswer>): StaffAnswer => ({
  ...{ contentId: '1', place: 'Place', dish: '비빔밥', dishName: 'Bibimbap', code: 'egg' },
  ...{ isIn: false, answeredAt: 1 },
  ...change,
});

beforeEach(() => localStorage.clear());

it('stores one answer to a question, the newest first, and at most so many', () => {
  const store = createStore();
  const first = toAnswer({});
  const second = toAnswer({ isIn: true, answeredAt: 2 });
  const other = toAnswer({ code: 'beef' });
  store.set(addStaffAnswersAtom, [first, other]);
  store.set(addStaffAnswersAtom, [second]);
  expect(getMounted(staffAnswersAtom)).toEqual([second, other]);
  store.set(removeStaffAnswersAtom, [first]);
  expect(getMounted(staffAnswersAtom)).toEqual([other]);
  const many = Array.from({ length: MAX_STAFF_ANSWERS }, (_, at) => toAnswer({ code: `c${at}` }));
  store.set(addStaffAnswersAtom, many);
  store.set(addStaffAnswersAtom, [first]);
  expect(getMounted(staffAnswersAtom)).toHaveLength(MAX_STAFF_ANSWERS);
  expect(getMounted(staffAnswersAtom)?.[0]).toEqual(first);
});
