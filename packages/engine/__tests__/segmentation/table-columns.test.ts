import { describe, expect, it } from '@jest/globals';
import { fromTableColumns, toTableColumns } from '../../src/segmentation/table-columns';

describe('toTableColumns', () => {
  it('writes a line per row, empty without a value', () => {
    expect(toTableColumns({ spice: [{ level: 'hot' }, { level: 'mild', calms: true }] })).toEqual([
      'spice level\nhot\nmild',
      'spice calms\n\n\u0002true',
    ]);
  });

  it('restores texts, other values and tables without rows', () => {
    const tables = {
      none: [],
      empty: [{}, {}],
      mixed: [
        { text: 'true', list: ['a', 'b\n'], isOn: false },
        { text: '', other: '1' },
      ],
    };
    expect(fromTableColumns(toTableColumns(tables))).toEqual(tables);
  });
});
