// Written by `npm run db -- types` from the schema that supabase/migrations makes.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      dish_verdicts: {
        Row: { dish: number; engine: number; judged: string };
        Insert: { dish: number; engine: number; judged: string };
        Update: { dish?: number; engine?: number; judged?: string };
        Relationships: [
          {
            foreignKeyName: 'dish_verdicts_dish_fkey';
            columns: ['dish'];
            isOneToOne: false;
            referencedRelation: 'dishes';
            referencedColumns: ['number'];
          },
          {
            foreignKeyName: 'dish_verdicts_engine_fkey';
            columns: ['engine'];
            isOneToOne: false;
            referencedRelation: 'engines';
            referencedColumns: ['number'];
          },
        ];
      };
      dishes: {
        Row: { name: string; number: number };
        Insert: { name: string; number?: number };
        Update: { name?: string; number?: number };
        Relationships: [];
      };
      engines: {
        Row: { finished_at: string | null; format: number; key: string; number: number };
        Insert: { finished_at?: string | null; format?: number; key: string; number?: number };
        Update: { finished_at?: string | null; format?: number; key?: string; number?: number };
        Relationships: [];
      };
      menu_lines: {
        Row: {
          as_of: string | null;
          dish: number | null;
          line: number;
          place: number;
          price_won: number | null;
          source: string;
          source_id: string | null;
          text: string;
          text_eng: string | null;
          text_ja: string | null;
          text_zh_hans: string | null;
        };
        Insert: {
          as_of?: string | null;
          dish?: number | null;
          line: number;
          place: number;
          price_won?: number | null;
          source: string;
          source_id?: string | null;
          text: string;
          text_eng?: string | null;
          text_ja?: string | null;
          text_zh_hans?: string | null;
        };
        Update: {
          as_of?: string | null;
          dish?: number | null;
          line?: number;
          place?: number;
          price_won?: number | null;
          source?: string;
          source_id?: string | null;
          text?: string;
          text_eng?: string | null;
          text_ja?: string | null;
          text_zh_hans?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'menu_lines_dish_fkey';
            columns: ['dish'];
            isOneToOne: false;
            referencedRelation: 'dishes';
            referencedColumns: ['number'];
          },
          {
            foreignKeyName: 'menu_lines_place_fkey';
            columns: ['place'];
            isOneToOne: false;
            referencedRelation: 'places';
            referencedColumns: ['number'];
          },
          {
            foreignKeyName: 'menu_lines_source_fkey';
            columns: ['source'];
            isOneToOne: false;
            referencedRelation: 'place_sources';
            referencedColumns: ['source'];
          },
        ];
      };
      place_changes: {
        Row: { transaction: number };
        Insert: { transaction: number };
        Update: { transaction?: number };
        Relationships: [];
      };
      place_dishes: {
        Row: { engine: number; keys: string[]; place: number };
        Insert: { engine: number; keys: string[]; place: number };
        Update: { engine?: number; keys?: string[]; place?: number };
        Relationships: [
          {
            foreignKeyName: 'place_dishes_engine_fkey';
            columns: ['engine'];
            isOneToOne: false;
            referencedRelation: 'engines';
            referencedColumns: ['number'];
          },
          {
            foreignKeyName: 'place_dishes_place_fkey';
            columns: ['place'];
            isOneToOne: false;
            referencedRelation: 'places';
            referencedColumns: ['number'];
          },
        ];
      };
      place_ids: {
        Row: { place: number; source: string; source_id: string };
        Insert: { place: number; source: string; source_id: string };
        Update: { place?: number; source?: string; source_id?: string };
        Relationships: [
          {
            foreignKeyName: 'place_ids_place_fkey';
            columns: ['place'];
            isOneToOne: false;
            referencedRelation: 'places';
            referencedColumns: ['number'];
          },
          {
            foreignKeyName: 'place_ids_source_fkey';
            columns: ['source'];
            isOneToOne: false;
            referencedRelation: 'place_sources';
            referencedColumns: ['source'];
          },
        ];
      };
      place_sources: {
        Row: { as_of: string | null; rows: number; source: string; taken_at: string };
        Insert: { as_of?: string | null; rows: number; source: string; taken_at: string };
        Update: { as_of?: string | null; rows?: number; source?: string; taken_at?: string };
        Relationships: [];
      };
      place_verdicts: {
        Row: {
          at: string | null;
          content_id: string;
          engine: number;
          is_listed: boolean;
          judged: string;
          judged_at: string;
          place: number;
          text_digest: string | null;
        };
        Insert: {
          at?: string | null;
          content_id: string;
          engine: number;
          is_listed?: boolean;
          judged: string;
          judged_at?: string;
          place: number;
          text_digest?: string | null;
        };
        Update: {
          at?: string | null;
          content_id?: string;
          engine?: number;
          is_listed?: boolean;
          judged?: string;
          judged_at?: string;
          place?: number;
          text_digest?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'place_verdicts_engine_fkey';
            columns: ['engine'];
            isOneToOne: false;
            referencedRelation: 'engines';
            referencedColumns: ['number'];
          },
          {
            foreignKeyName: 'place_verdicts_place_fkey';
            columns: ['place'];
            isOneToOne: false;
            referencedRelation: 'places';
            referencedColumns: ['number'];
          },
        ];
      };
      places: {
        Row: {
          addr1: string;
          closed_on: string | null;
          content_id: string;
          error_m: number | null;
          facts: Json;
          firstmenu: string;
          kind: string | null;
          last_good: Json | null;
          last_seen: Json | null;
          lcls_systm3: string;
          mapx: number | null;
          mapy: number | null;
          modifiedtime: string;
          number: number;
          opentimefood: string;
          prices: Json | null;
          restdatefood: string;
          source: string;
          tel: string;
          title: string;
          title_eng: string;
          title_ja: string | null;
          title_zh_hans: string | null;
          title_zh_hant: string | null;
          treatmenu: string;
          updated_at: string;
          vanished_on: string | null;
        };
        Insert: {
          addr1?: string;
          closed_on?: string | null;
          content_id: string;
          error_m?: number | null;
          facts?: Json;
          firstmenu?: string;
          kind?: string | null;
          last_good?: Json | null;
          last_seen?: Json | null;
          lcls_systm3?: string;
          mapx?: number | null;
          mapy?: number | null;
          modifiedtime?: string;
          number?: number;
          opentimefood?: string;
          prices?: Json | null;
          restdatefood?: string;
          source: string;
          tel?: string;
          title: string;
          title_eng?: string;
          title_ja?: string | null;
          title_zh_hans?: string | null;
          title_zh_hant?: string | null;
          treatmenu?: string;
          updated_at?: string;
          vanished_on?: string | null;
        };
        Update: {
          addr1?: string;
          closed_on?: string | null;
          content_id?: string;
          error_m?: number | null;
          facts?: Json;
          firstmenu?: string;
          kind?: string | null;
          last_good?: Json | null;
          last_seen?: Json | null;
          lcls_systm3?: string;
          mapx?: number | null;
          mapy?: number | null;
          modifiedtime?: string;
          number?: number;
          opentimefood?: string;
          prices?: Json | null;
          restdatefood?: string;
          source?: string;
          tel?: string;
          title?: string;
          title_eng?: string;
          title_ja?: string | null;
          title_zh_hans?: string | null;
          title_zh_hant?: string | null;
          treatmenu?: string;
          updated_at?: string;
          vanished_on?: string | null;
        };
        Relationships: [];
      };
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
      reports: {
        Row: {
          content_id: string;
          created_at: string;
          decided_at: string | null;
          dish: string | null;
          id: string;
          kind: Database['public']['Enums']['report_kind'];
          note: string | null;
          number: number;
          status: Database['public']['Enums']['report_status'];
        };
        Insert: {
          content_id: string;
          created_at?: string;
          decided_at?: string | null;
          dish?: string | null;
          id: string;
          kind: Database['public']['Enums']['report_kind'];
          note?: string | null;
          number?: number;
          status?: Database['public']['Enums']['report_status'];
        };
        Update: {
          content_id?: string;
          created_at?: string;
          decided_at?: string | null;
          dish?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['report_kind'];
          note?: string | null;
          number?: number;
          status?: Database['public']['Enums']['report_status'];
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
    Enums: {
      post_status: 'draft' | 'published' | 'archived';
      report_kind: 'closed' | 'hours' | 'menu' | 'position' | 'dish';
      report_status: 'open' | 'accepted' | 'rejected';
    };
    CompositeTypes: Record<never, never>;
  };
};
