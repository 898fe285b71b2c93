// Written by `npm run db -- types` from the schema that supabase/migrations makes.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

/** The columns of `Optional` may be left out of a new row. */
type Table<Row, Optional extends keyof Row> = {
  Row: Row;
  Insert: Omit<Row, Optional> & Partial<Pick<Row, Optional>>;
  Update: Partial<Row>;
  Relationships: [];
};

export type Database = {
  public: {
    Tables: {
      post_translations: Table<
        {
          content: Json | null;
          excerpt: string | null;
          locale: string;
          post_id: string;
          title: string;
          updated_at: string;
        },
        'content' | 'excerpt' | 'updated_at'
      >;
      posts: Table<
        {
          content: Json | null;
          created_at: string;
          excerpt: string | null;
          id: string;
          published_at: string | null;
          servings: number | null;
          slug: string;
          status: 'draft' | 'published' | 'archived';
          tags: string[] | null;
          thumbnail_url: string | null;
          time_cook: number | null;
          title: string;
          updated_at: string;
        },
        | 'content'
        | 'created_at'
        | 'excerpt'
        | 'id'
        | 'published_at'
        | 'servings'
        | 'status'
        | 'tags'
        | 'thumbnail_url'
        | 'time_cook'
        | 'updated_at'
      >;
      reports: Table<
        {
          content_id: string;
          created_at: string;
          decided_at: string | null;
          dish: string | null;
          id: string;
          kind: 'closed' | 'hours' | 'menu' | 'position' | 'dish';
          note: string | null;
          number: number;
          status: 'open' | 'accepted' | 'rejected';
        },
        'created_at' | 'decided_at' | 'dish' | 'note' | 'number' | 'status'
      >;
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};
