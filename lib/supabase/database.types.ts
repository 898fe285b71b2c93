// Written by `npm run db:types` from the schema that supabase/migrations makes.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      post_translations: {
        Row: {
          content: Json | null;
          excerpt: string | null;
          locale: string;
          post_id: string;
          title: string;
          updated_at: string;
        };
        Insert: {
          content?: Json | null;
          excerpt?: string | null;
          locale: string;
          post_id: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          content?: Json | null;
          excerpt?: string | null;
          locale?: string;
          post_id?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'post_translations_post_id_fkey';
            columns: ['post_id'];
            isOneToOne: false;
            referencedRelation: 'posts';
            referencedColumns: ['id'];
          },
        ];
      };
      posts: {
        Row: {
          content: Json | null;
          created_at: string;
          excerpt: string | null;
          id: string;
          published_at: string | null;
          servings: number | null;
          slug: string;
          status: Database['public']['Enums']['post_status'];
          tags: string[] | null;
          thumbnail_url: string | null;
          time_cook: number | null;
          title: string;
          updated_at: string;
        };
        Insert: {
          content?: Json | null;
          created_at?: string;
          excerpt?: string | null;
          id?: string;
          published_at?: string | null;
          servings?: number | null;
          slug: string;
          status?: Database['public']['Enums']['post_status'];
          tags?: string[] | null;
          thumbnail_url?: string | null;
          time_cook?: number | null;
          title: string;
          updated_at?: string;
        };
        Update: {
          content?: Json | null;
          created_at?: string;
          excerpt?: string | null;
          id?: string;
          published_at?: string | null;
          servings?: number | null;
          slug?: string;
          status?: Database['public']['Enums']['post_status'];
          tags?: string[] | null;
          thumbnail_url?: string | null;
          time_cook?: number | null;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
    Enums: { post_status: 'draft' | 'published' | 'archived' };
    CompositeTypes: Record<never, never>;
  };
};
