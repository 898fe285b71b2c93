/** Migrations of the tables of places; the others belong to recipes and reports. */
export const PLACES_MIGRATIONS = [
  'supabase/migrations/20261123100000_places.sql',
  'supabase/migrations/20261123200000_place_dishes.sql',
  'supabase/migrations/20261124100000_place_verdict_formats.sql',
  'supabase/migrations/20261125000000_places_revision.sql',
  'supabase/migrations/20261125050000_place_details.sql',
  'supabase/migrations/20261125100000_place_closings.sql',
];
