-- Searches read the dishes of a place within its verdict (place_verdicts.judged).

drop table public.dish_verdicts;
