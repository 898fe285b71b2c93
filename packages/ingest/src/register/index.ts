export { importRegister, REGISTER, type ImportOptions, type ImportResult } from './import-register';
export { getFirstDish } from '../write-places';
