export { importRegister, REGISTER, type ImportOptions, type ImportResult } from './import-register';
export { getDishName } from '../write-places';
