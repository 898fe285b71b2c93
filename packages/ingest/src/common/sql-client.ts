/** Client of `pg`. */
export interface SqlClient {
  /** `Row` is not checked against the columns of the query. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>;
}
