-- Places of a recipe are found by the dishes of the build (lib/dishes/dish-catalog.ts).

drop table public.place_dishes;
