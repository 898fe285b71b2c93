-- The recipes of "a Korean mom's kitchen": what a new database starts with.
--
-- One insert per post, and `on conflict (slug) do nothing`, so running the file again adds what is
-- missing and never overwrites what an editor has changed.
--
-- `content` takes every shape the recipe page understands. Most posts are structured:
--   { html, recipe: { prepMinutes, cookMinutes, menuNames, category, diet?, ingredients, steps, tips, substitutions } }
-- Amounts are metric with household measures beside them: 1 cup = 240 ml, 1 tbsp = 15 ml, 1 tsp = 5 ml,
-- spoons level. `prepMinutes` counts everything before the stove is lit, soaking and salting included.
-- `time_cook` repeats `cookMinutes`. Fermenting and chilling time is told in the steps, not counted.

-- Kimchi-jjigae
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Kimchi Stew (Kimchi-jjigae)$$,
  'kimchi-jjigae',
  $$The sourer the kimchi, the better the stew: what we cook when nobody knows what to cook.$$,
  '/images/recipes/kimchi-jjigae-4x3.webp',
  '2026-01-08T09:00:00+09:00',
  'published',
  array['stew', 'kimchi', 'pork', 'spicy', 'seafood'],
  3,
  30,
  $json$
  {
    "html": "<p>Every Korean child can tell from the stairwell that it is <span lang=\"ko\">김치찌개</span> tonight. It is the dish I make when the kimchi at the back of the fridge has turned properly sour, so please do not throw that jar away: it has just become useful.</p><p>Young kimchi gives a thin, flat stew. If yours is only a week old, leave it on the counter for a day first, or help it with the spoon of vinegar in the tips.</p>",
    "recipe": {
      "prepMinutes": 15,
      "cookMinutes": 30,
      "menuNames": ["김치찌개", "돼지김치찌개", "돼지고기김치찌개"],
      "category": "Stew",
      "ingredients": [
        { "group": "For the pot", "items": [
          { "amount": 400, "unit": "g", "spoons": "2 cups", "name": "well-fermented cabbage kimchi", "ko": "묵은지", "note": "cut bite-size; most kimchi holds fish sauce or salted shrimp" },
          { "amount": 60, "unit": "ml", "spoons": "1/4 cup", "name": "kimchi juice", "ko": "김칫국물", "note": "from the jar" },
          { "amount": 250, "unit": "g", "name": "pork shoulder or belly", "ko": "돼지고기", "note": "in thin bite-size slices" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "neutral oil" },
          { "amount": 100, "unit": "g", "name": "onion", "note": "sliced" },
          { "amount": 720, "unit": "ml", "spoons": "3 cups", "name": "water", "note": "or the cloudy water from rinsing rice" },
          { "amount": 300, "unit": "g", "name": "firm tofu", "ko": "두부", "note": "in thick slices" },
          { "amount": 2, "unit": "", "name": "spring onions", "ko": "대파", "note": "sliced on the slant" },
          { "amount": 1, "unit": "", "name": "green chilli", "note": "sliced, leave it out for children" }
        ] },
        { "group": "Seasoning", "items": [
          { "amount": 7, "unit": "g", "spoons": "1 tbsp", "name": "Korean chilli flakes", "ko": "고춧가루" },
          { "amount": 10, "unit": "g", "spoons": "1 tbsp", "name": "minced garlic" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "soup soy sauce", "ko": "국간장" },
          { "amount": 4, "unit": "g", "spoons": "1 tsp", "name": "sugar", "note": "tames very sour kimchi" }
        ] }
      ],
      "steps": [
        { "text": "Heat the oil in a heavy pot over medium heat. Add the pork and stir until no pink shows, about 4 minutes.", "minutes": 4 },
        { "text": "Add the kimchi and the sugar. Fry together until the white parts of the cabbage turn see-through and the oil is red. This is where the depth comes from, so do not hurry.", "minutes": 5 },
        { "text": "Add the onion, kimchi juice, chilli flakes, garlic and water. Bring to a boil, cover and cook over medium-low heat until the pork is tender.", "minutes": 15 },
        { "text": "Taste now. Kimchi differs from house to house: add the soup soy sauce half a spoon at a time and stop when it is salty enough to want rice.", "minutes": 1 },
        { "text": "Lay the tofu slices on top, spoon broth over them and simmer without stirring.", "minutes": 4 },
        { "text": "Scatter the spring onion and chilli over, give it one last minute and bring the pot to the table still bubbling, with hot rice.", "minutes": 1 }
      ],
      "tips": [
        "Kimchi not sour enough? Add 1 tsp of vinegar together with the water.",
        "It is better on the second day. Cool it within two hours, keep it in the fridge and boil it through again before eating."
      ],
      "substitutions": [
        "Pork-free: use a 150 g can of tuna in oil. Skip the first step, fry the kimchi in the oil of the can and add the fish with the tofu.",
        "Vegan and free of fish sauce: make it with vegan kimchi and its juice, 200 g oyster mushrooms instead of pork, and kelp stock instead of water. Ordinary kimchi contains fish sauce or salted shrimp.",
        "Gluten-free: replace the soup soy sauce with tamari or 1/2 tsp salt, and check the label of the kimchi."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Doenjang-jjigae
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Soybean Paste Stew (Doenjang-jjigae)$$,
  'doenjang-jjigae',
  $$An earthy pot of tofu, potato and courgette that makes any kitchen smell like home.$$,
  '/images/recipes/doenjang-jjigae-4x3.webp',
  '2026-01-19T09:00:00+09:00',
  'published',
  array['stew', 'no-pork', 'seafood'],
  3,
  25,
  $json$
  {
    "html": "<p>If you ask a Korean far from home what they miss, half of them will say <span lang=\"ko\">된장찌개</span>. Doenjang is soybeans, salt and patience. The smell is strong and the taste is gentle, which is also how people describe my mother.</p><p>Pastes differ in saltiness, so start with a little less than I write and taste before the tofu goes in.</p>",
    "recipe": {
      "prepMinutes": 15,
      "cookMinutes": 25,
      "menuNames": ["된장찌개"],
      "category": "Stew",
      "ingredients": [
        { "group": "For the stock", "items": [
          { "amount": 840, "unit": "ml", "spoons": "3 1/2 cups", "name": "water", "note": "best: the second water from rinsing rice" },
          { "amount": 12, "unit": "g", "name": "large dried anchovies", "ko": "국물용 멸치", "note": "heads and black insides pulled off" },
          { "amount": 5, "unit": "g", "name": "dried kelp", "ko": "다시마", "note": "a piece the size of your palm" }
        ] },
        { "group": "For the stew", "items": [
          { "amount": 54, "unit": "g", "spoons": "3 tbsp", "name": "soybean paste", "ko": "된장" },
          { "amount": 150, "unit": "g", "name": "potato", "ko": "감자", "note": "in 2 cm cubes" },
          { "amount": 150, "unit": "g", "name": "courgette (zucchini)", "ko": "애호박", "note": "in thick half-moons" },
          { "amount": 80, "unit": "g", "name": "onion", "note": "in 2 cm squares" },
          { "amount": 60, "unit": "g", "name": "shiitake or button mushrooms", "note": "sliced" },
          { "amount": 200, "unit": "g", "name": "firm tofu", "ko": "두부", "note": "in 2 cm cubes" },
          { "amount": 10, "unit": "g", "spoons": "1 tbsp", "name": "minced garlic" },
          { "amount": 2, "unit": "g", "spoons": "1 tsp", "name": "Korean chilli flakes", "ko": "고춧가루" },
          { "amount": 1, "unit": "", "name": "green chilli", "ko": "청양고추", "note": "sliced" },
          { "amount": 1, "unit": "", "name": "spring onion", "note": "sliced" }
        ] }
      ],
      "steps": [
        { "text": "Put water, anchovies and kelp in a pot. Bring to a boil, take out the kelp as soon as it boils (it turns slimy if you forget it) and simmer the anchovies 8 minutes more. Take them out.", "minutes": 11 },
        { "text": "Press the soybean paste through a small sieve into the stock, or mash it with a ladle of stock in a cup first, so no lumps stay.", "minutes": 1 },
        { "text": "Add the potato and cook until a chopstick goes in with a little resistance.", "minutes": 5 },
        { "text": "Add onion, courgette, mushrooms, garlic and chilli flakes. Simmer until the courgette is just soft.", "minutes": 4 },
        { "text": "Taste: it should be a little saltier than a soup, because you eat it with plain rice. Add a teaspoon more paste or a splash of water.", "minutes": 1 },
        { "text": "Add the tofu, green chilli and spring onion and simmer until the tofu is hot through.", "minutes": 3 }
      ],
      "tips": [
        "Do not boil doenjang for half an hour. Long boiling makes it bitter and chases the smell out of the pot.",
        "Spread what is left on rice with greens and a spoon of gochujang the next day: that is lunch."
      ],
      "substitutions": [
        "Vegan and fish-free: leave out the anchovies, soak the kelp with 3 dried shiitake in the water for 30 minutes and simmer 10. Choose a paste whose label lists no anchovy or shellfish.",
        "Gluten-free: many factory pastes contain wheat. Look for one made of soybeans and salt only (한식된장).",
        "No courgette? Use summer squash, or radish slices put in together with the potato."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Bibimbap
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Mixed Rice with Vegetables (Bibimbap)$$,
  'bibimbap',
  $$Five colours over warm rice, one egg, one spoon of sauce, and then you ruin it beautifully.$$,
  '/images/recipes/bibimbap-4x3.webp',
  '2026-01-30T09:00:00+09:00',
  'published',
  array['rice', 'beef', 'no-pork', 'spicy'],
  2,
  25,
  $json$
  {
    "html": "<p><span lang=\"ko\">비빔밥</span> means mixed rice, so do mix it! Visitors sometimes eat it layer by layer because it looks so pretty. Put the spoon in, turn everything over ten times and only then taste.</p><p>The secret is dull: each vegetable is cooked alone and salted alone. It takes one pan, used again and again from the palest vegetable to the darkest.</p>",
    "recipe": {
      "prepMinutes": 30,
      "cookMinutes": 25,
      "menuNames": ["비빔밥", "돌솥비빔밥", "전주비빔밥"],
      "category": "Rice",
      "ingredients": [
        { "group": "For the bowls", "items": [
          { "amount": 400, "unit": "g", "spoons": "2 cups", "name": "hot cooked short-grain rice", "ko": "밥" },
          { "amount": 150, "unit": "g", "name": "beef sirloin or rump", "ko": "소고기", "note": "in thin strips" },
          { "amount": 150, "unit": "g", "name": "spinach", "ko": "시금치", "note": "washed" },
          { "amount": 150, "unit": "g", "name": "mung bean or soybean sprouts", "ko": "숙주나 콩나물" },
          { "amount": 120, "unit": "g", "name": "courgette (zucchini)", "note": "in matchsticks" },
          { "amount": 80, "unit": "g", "name": "carrot", "note": "in matchsticks" },
          { "amount": 60, "unit": "g", "name": "shiitake mushrooms", "note": "sliced" },
          { "amount": 2, "unit": "", "name": "eggs" },
          { "amount": 30, "unit": "ml", "spoons": "2 tbsp", "name": "neutral oil", "note": "for the pan" },
          { "amount": 5, "unit": "g", "spoons": "1 tsp", "name": "fine salt", "note": "for the vegetables, a pinch each" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "sesame oil", "ko": "참기름", "note": "for the greens and the beef" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "soy sauce", "note": "for the beef" },
          { "amount": 5, "unit": "g", "spoons": "1 1/2 tsp", "name": "minced garlic" }
        ] },
        { "group": "Bibim sauce", "items": [
          { "amount": 54, "unit": "g", "spoons": "3 tbsp", "name": "chilli paste", "ko": "고추장" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "sesame oil" },
          { "amount": 8, "unit": "g", "spoons": "2 tsp", "name": "sugar" },
          { "amount": 5, "unit": "ml", "spoons": "1 tsp", "name": "rice vinegar" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "water" },
          { "amount": 9, "unit": "g", "spoons": "1 tbsp", "name": "toasted sesame seeds" }
        ] }
      ],
      "steps": [
        { "text": "Mix the beef with the soy sauce, half the garlic and 1 tsp of the sesame oil. Stir the sauce ingredients together in a cup." },
        { "text": "Boil a pot of salted water. Blanch the spinach for 30 seconds, lift it out into cold water, squeeze it dry and cut it in three. Boil the sprouts in the same water, 3 minutes for mung bean and 6 for soybean sprouts, and drain.", "minutes": 9 },
        { "text": "Season the spinach and the sprouts, each in its own bowl, with a pinch of salt, the rest of the garlic and 1 tsp of sesame oil." },
        { "text": "In a hot pan with a little oil, fry the courgette, then the carrot, then the mushrooms, each about 2 minutes with a pinch of salt. They should bend but not be soft.", "minutes": 7 },
        { "text": "Fry the beef over high heat until browned and cooked through.", "minutes": 4 },
        { "text": "Fry the eggs until the white is set. Cook the yolk through for small children, pregnant guests and anyone with a weak stomach.", "minutes": 4 },
        { "text": "Fill two bowls with hot rice, lay the vegetables and beef around in colours, put the egg in the middle and serve with the sauce at the side. Start with one spoon of it." }
      ],
      "tips": [
        "Left-over side dishes from the fridge make the most honest bibimbap of all.",
        "For the sizzling kind (돌솥비빔밥), oil a cast-iron pan, press the rice in, put everything on top and heat over medium heat until it crackles, about 6 minutes."
      ],
      "substitutions": [
        "Vegan: leave out beef and egg, double the mushrooms and add crisp-fried tofu.",
        "Gluten-free: use tamari, and a gochujang that is labelled gluten-free. Most contain wheat or barley.",
        "Not spicy: dress it with 2 tbsp soy sauce, 1 tbsp sesame oil and 1 tsp sugar instead of the chilli paste."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Japchae
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Glass Noodles with Beef and Vegetables (Japchae)$$,
  'japchae',
  $$No birthday in our family passes without a mountain of these shiny sweet-potato noodles.$$,
  '/images/recipes/japchae-4x3.webp',
  '2026-02-10T09:00:00+09:00',
  'published',
  array['noodles', 'beef', 'no-pork', 'party'],
  4,
  30,
  $json$
  {
    "html": "<p><span lang=\"ko\">잡채</span> is what my table looks like at New Year, at birthdays and whenever a daughter brings somebody home for the first time. The noodles are made of sweet potato, so they stay springy even when they are cold.</p><p>People say japchae is a lot of work. It is a lot of cutting. Once everything is cut, you are half an hour away from eating.</p>",
    "recipe": {
      "prepMinutes": 35,
      "cookMinutes": 30,
      "menuNames": ["잡채", "소고기잡채"],
      "category": "Noodles",
      "ingredients": [
        { "group": "Noodles and vegetables", "items": [
          { "amount": 250, "unit": "g", "name": "sweet-potato glass noodles", "ko": "당면" },
          { "amount": 150, "unit": "g", "name": "beef sirloin", "ko": "소고기", "note": "in thin strips" },
          { "amount": 200, "unit": "g", "name": "spinach", "ko": "시금치" },
          { "amount": 100, "unit": "g", "name": "carrot", "note": "in matchsticks" },
          { "amount": 120, "unit": "g", "name": "onion", "note": "thinly sliced" },
          { "amount": 100, "unit": "g", "name": "red pepper", "note": "in thin strips" },
          { "amount": 120, "unit": "g", "name": "fresh shiitake mushrooms", "ko": "표고버섯", "note": "sliced" },
          { "amount": 30, "unit": "ml", "spoons": "2 tbsp", "name": "neutral oil" },
          { "amount": 3, "unit": "g", "spoons": "1/2 tsp", "name": "fine salt" },
          { "amount": 9, "unit": "g", "spoons": "1 tbsp", "name": "toasted sesame seeds", "note": "to finish" }
        ] },
        { "group": "For the beef and mushrooms", "items": [
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "soy sauce", "ko": "진간장" },
          { "amount": 4, "unit": "g", "spoons": "1 tsp", "name": "sugar" },
          { "amount": 7, "unit": "g", "spoons": "2 tsp", "name": "minced garlic" },
          { "amount": 5, "unit": "ml", "spoons": "1 tsp", "name": "sesame oil" }
        ] },
        { "group": "For the noodles", "items": [
          { "amount": 60, "unit": "ml", "spoons": "4 tbsp", "name": "soy sauce" },
          { "amount": 36, "unit": "g", "spoons": "3 tbsp", "name": "brown sugar" },
          { "amount": 30, "unit": "ml", "spoons": "2 tbsp", "name": "sesame oil", "ko": "참기름" },
          { "amount": 1, "unit": "g", "spoons": "1/2 tsp", "name": "ground black pepper" }
        ] }
      ],
      "steps": [
        { "text": "Mix the beef and the mushrooms with the soy sauce, sugar, garlic and sesame oil meant for them and leave them while you cut the vegetables.", "minutes": 20 },
        { "text": "Bring a big pot of water to a boil. Blanch the spinach 30 seconds, lift it out, cool it under the tap, squeeze it and season it with a pinch of the salt.", "minutes": 3 },
        { "text": "Cook the noodles in the same water until they are see-through and soft with a bite in the middle, 6 to 7 minutes. Drain, do not rinse, and cut them twice with scissors.", "minutes": 7 },
        { "text": "Stir the noodle seasoning in a wide pan, add the hot noodles and toss over medium heat until they have drunk all the sauce and shine.", "minutes": 3 },
        { "text": "In another pan with a little oil, fry onion, carrot and red pepper one after the other with a pinch of salt, 1 to 2 minutes each. Tip them on the noodles.", "minutes": 6 },
        { "text": "Fry the beef and mushrooms over high heat until the meat is browned through and the pan is dry.", "minutes": 5 },
        { "text": "Toss everything with your hands (gloves help, it is hot), taste, and add a little soy sauce or sugar. Finish with the sesame seeds." }
      ],
      "tips": [
        "Taste after tossing, not before. The vegetables dilute the seasoning.",
        "Chilled japchae turns stiff and white. Two minutes in a pan with a spoon of water brings it back."
      ],
      "substitutions": [
        "Vegan: there is a recipe of its own on this site, look for Vegan Glass Noodles.",
        "Gluten-free: the noodles are pure sweet-potato starch, so tamari instead of soy sauce is all you need.",
        "Pork strips or chicken thigh work the same way. Cook chicken until no pink is left."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Tteokbokki
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Spicy Rice Cakes (Tteokbokki)$$,
  'tteokbokki',
  $$The chewy, sweet and fiery snack every schoolchild buys on the way home.$$,
  '/images/recipes/tteokbokki-4x3.webp',
  '2026-02-21T09:00:00+09:00',
  'published',
  array['spicy', 'snack', 'seafood', 'no-pork'],
  2,
  25,
  $json$
  {
    "html": "<p>Outside my school there was an aunty with a square pan of <span lang=\"ko\">떡볶이</span> and a line of girls in uniform. I still cook it her way: a thin sauce first, and then patience until it clings to the rice cakes.</p><p>If your mouth is new to chilli, use half the flakes and keep the sugar. A cold glass of milk or a boiled egg helps more than water.</p>",
    "recipe": {
      "prepMinutes": 15,
      "cookMinutes": 25,
      "menuNames": ["떡볶이"],
      "category": "Snack",
      "ingredients": [
        { "items": [
          { "amount": 400, "unit": "g", "name": "cylinder rice cakes", "ko": "떡볶이떡" },
          { "amount": 150, "unit": "g", "name": "fishcake sheets", "ko": "어묵", "note": "cut in triangles" },
          { "amount": 600, "unit": "ml", "spoons": "2 1/2 cups", "name": "water" },
          { "amount": 10, "unit": "g", "name": "large dried anchovies", "ko": "국물용 멸치", "note": "heads and insides removed" },
          { "amount": 5, "unit": "g", "name": "dried kelp", "ko": "다시마" },
          { "amount": 2, "unit": "", "name": "eggs", "note": "hard-boiled and peeled" },
          { "amount": 2, "unit": "", "name": "spring onions", "ko": "대파", "note": "in finger lengths" },
          { "amount": 5, "unit": "g", "spoons": "1/2 tbsp", "name": "toasted sesame seeds", "note": "to finish" }
        ] },
        { "group": "Sauce", "items": [
          { "amount": 54, "unit": "g", "spoons": "3 tbsp", "name": "chilli paste", "ko": "고추장" },
          { "amount": 7, "unit": "g", "spoons": "1 tbsp", "name": "fine Korean chilli flakes", "ko": "고춧가루" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "soy sauce" },
          { "amount": 24, "unit": "g", "spoons": "2 tbsp", "name": "sugar" },
          { "amount": 10, "unit": "g", "spoons": "1 tbsp", "name": "minced garlic" }
        ] }
      ],
      "steps": [
        { "text": "If the rice cakes are hard from the fridge, soak them in warm water while you prepare the rest. Fresh soft ones need nothing.", "minutes": 10 },
        { "text": "Bring the water to a boil with anchovies and kelp. Take the kelp out when it boils, the anchovies 7 minutes later.", "minutes": 10 },
        { "text": "Stir the sauce ingredients together and dissolve them in the stock.", "minutes": 1 },
        { "text": "Add the drained rice cakes and boil over medium-high heat, stirring often so they do not stick to the bottom, until they are soft to the middle and the sauce has begun to thicken.", "minutes": 8 },
        { "text": "Add fishcakes, eggs and spring onion and cook until the sauce coats a spoon.", "minutes": 5 },
        { "text": "Sprinkle with sesame seeds and eat at once: rice cakes harden when they cool." }
      ],
      "tips": [
        "Cut the rice cakes small for little children and old people, and let them chew slowly. They are sticky and can choke.",
        "Stir boiled instant noodles into the last of the sauce and it becomes 라볶이 (rabokki)."
      ],
      "substitutions": [
        "Vegan and fish-free: use kelp and dried shiitake for the stock, fried tofu sheets (유부) for the fishcake and cabbage for the egg.",
        "Gluten-free: choose rice cakes (쌀떡, not 밀떡), tamari, and a gochujang labelled gluten-free, and leave out the fishcake, which is bound with wheat.",
        "Mild for children: leave out the chilli flakes and replace the chilli paste by 3 tbsp soy sauce and 1 tbsp sesame oil. That is 궁중떡볶이, the palace version."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Gimbap
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Seaweed Rice Rolls (Gimbap)$$,
  'gimbap',
  $$Picnic day begins at six in the morning, with sesame oil on my fingers and the end pieces for me.$$,
  '/images/recipes/gimbap-4x3.webp',
  '2026-03-04T09:00:00+09:00',
  'published',
  array['rice', 'beef', 'no-pork', 'picnic'],
  4,
  30,
  $json$
  {
    "html": "<p>School trips in Korea smell of <span lang=\"ko\">김밥</span>. Mothers get up early to roll, and whoever gets up first may eat the ends, which are the best part because the filling sticks out.</p><p>It is not sushi: the rice is seasoned with salt and sesame oil, no vinegar, and nothing inside is raw.</p>",
    "recipe": {
      "prepMinutes": 40,
      "cookMinutes": 30,
      "menuNames": ["김밥", "소고기김밥"],
      "category": "Rice",
      "ingredients": [
        { "group": "Rice", "items": [
          { "amount": 400, "unit": "g", "spoons": "2 cups", "name": "short-grain rice", "ko": "쌀" },
          { "amount": 440, "unit": "ml", "name": "water" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "sesame oil", "ko": "참기름" },
          { "amount": 5, "unit": "g", "spoons": "1 tsp", "name": "fine salt" }
        ] },
        { "group": "Filling", "items": [
          { "amount": 150, "unit": "g", "name": "minced beef", "ko": "소고기" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "soy sauce" },
          { "amount": 6, "unit": "g", "spoons": "1/2 tbsp", "name": "sugar" },
          { "amount": 3, "unit": "", "name": "eggs", "note": "beaten with a pinch of salt" },
          { "amount": 200, "unit": "g", "name": "spinach", "ko": "시금치" },
          { "amount": 150, "unit": "g", "name": "carrot", "note": "in matchsticks" },
          { "amount": 5, "unit": "", "name": "strips of yellow pickled radish", "ko": "단무지" },
          { "amount": 5, "unit": "", "name": "sheets of gimbap seaweed", "ko": "김밥용 김" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "neutral oil", "note": "for the pan" },
          { "amount": 10, "unit": "ml", "spoons": "2 tsp", "name": "sesame oil", "note": "for the spinach and for brushing" }
        ] }
      ],
      "steps": [
        { "text": "Rinse the rice until the water is nearly clear, drain it 10 minutes, then cook it with the 440 ml of water, in a rice cooker or covered in a pot: 5 minutes boiling, 12 minutes on the lowest heat, 10 minutes off the heat with the lid on.", "minutes": 37 },
        { "text": "Meanwhile blanch the spinach 30 seconds, cool it, squeeze it hard and season it with a pinch of salt and 1 tsp sesame oil." },
        { "text": "In a little oil, cook the beaten eggs as one thick omelette over low heat, turn it once and cut it in five strips. In the same pan fry the carrot with a pinch of salt for 2 minutes." },
        { "text": "Fry the beef with the soy sauce and sugar until it is browned through and dry." },
        { "text": "Turn the hot rice with the tablespoon of sesame oil and the salt and let it cool until it is just warm. Hot rice makes the seaweed shrink and tear.", "minutes": 10 },
        { "text": "Put a sheet of seaweed on a bamboo mat, rough side up. Spread a handful of rice (about 160 g) thinly over two thirds of it. Lay beef, egg, spinach, carrot and radish in a line across the rice." },
        { "text": "Lift the near edge over the filling, tuck it tight with your fingers and roll. Wet the far edge with a little water to close it. Rest the roll on its seam.", "minutes": 15 },
        { "text": "Brush the rolls with the last sesame oil and cut them 1.5 cm thick with a knife wiped on a damp cloth." }
      ],
      "tips": [
        "Eat it the day you roll it. On a warm day keep it cool with an ice pack and finish it within four hours.",
        "From the fridge it turns hard. Dip the slices in beaten egg and fry them: every Korean child prefers that anyway."
      ],
      "substitutions": [
        "Vegan: fry strips of firm tofu in soy sauce instead of beef and use avocado or burdock (우엉) instead of egg.",
        "Gluten-free: use tamari, and check the pickled radish.",
        "No yellow radish? Any crunchy pickled cucumber, patted dry, does the job."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Samgyetang
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Ginseng Chicken Soup (Samgyetang)$$,
  'samgyetang',
  $$On the hottest day of summer we fight heat with heat: one small chicken each, full of rice.$$,
  '/images/recipes/samgyetang-4x3.webp',
  '2026-07-15T09:00:00+09:00',
  'published',
  array['soup', 'chicken', 'no-pork', 'summer'],
  2,
  70,
  $json$
  {
    "html": "<p>Three days in the hottest weeks of summer are called <span lang=\"ko\">복날</span>, and on them all of Seoul queues for <span lang=\"ko\">삼계탕</span>. A young chicken stuffed with sticky rice, garlic, jujubes and ginseng, in a broth so clean that you salt it yourself at the table.</p><p>At home there is no queue. Two small birds, one pot, a good hour, and the kitchen smells like a pharmacy in the nicest way.</p>",
    "recipe": {
      "prepMinutes": 60,
      "cookMinutes": 70,
      "menuNames": ["삼계탕"],
      "category": "Soup",
      "diet": ["gluten-free"],
      "ingredients": [
        { "group": "For the chickens", "items": [
          { "amount": 2, "unit": "", "name": "very small chickens, 500 g each", "ko": "영계", "note": "or Cornish hens" },
          { "amount": 100, "unit": "g", "spoons": "1/2 cup", "name": "glutinous rice", "ko": "찹쌀", "note": "sweet rice, it has no gluten" },
          { "amount": 2, "unit": "", "name": "small fresh ginseng roots", "ko": "수삼", "note": "scrubbed" },
          { "amount": 30, "unit": "g", "name": "garlic cloves", "ko": "마늘", "note": "peeled, whole" },
          { "amount": 6, "unit": "", "name": "dried jujubes", "ko": "대추", "note": "rinsed" },
          { "amount": 10, "unit": "g", "name": "ginger", "note": "in slices" },
          { "amount": 1920, "unit": "ml", "spoons": "8 cups", "name": "water" }
        ] },
        { "group": "To serve", "items": [
          { "amount": 2, "unit": "", "name": "spring onions", "ko": "대파", "note": "finely sliced" },
          { "amount": 10, "unit": "g", "spoons": "2 tsp", "name": "fine salt" },
          { "amount": 1, "unit": "g", "spoons": "1/2 tsp", "name": "ground black pepper" }
        ] }
      ],
      "steps": [
        { "text": "Rinse the glutinous rice and soak it in cold water for 45 minutes. Drain it well.", "minutes": 45 },
        { "text": "Take any fat and giblets out of the chickens and cut off the tail and wing tips. Do not wash them under the tap, that only splashes germs around; wipe them with kitchen paper, throw the paper away and wash your hands, knife and board with hot soapy water.", "minutes": 10 },
        { "text": "Fill each chicken with half the rice, two cloves of garlic and one jujube. Leave a third of the space empty, since the rice swells. Cross the legs through a slit in the skin or tie them with kitchen string." },
        { "text": "Put the chickens in a pot that holds them snugly, breast up. Add water, ginseng, ginger and the rest of the garlic and jujubes. Bring to a boil and skim the foam.", "minutes": 12 },
        { "text": "Cover, leaving a gap, and simmer gently for 50 minutes. Add hot water if the breast is no longer covered.", "minutes": 50 },
        { "text": "Check: a leg should come loose when you pull it. With a thermometer, the thickest part of the thigh and the rice in the middle must both reach 75 °C. If not, simmer on and check again.", "minutes": 3 },
        { "text": "Lift each chicken into a deep hot bowl, ladle the broth over and top with spring onion. Salt and pepper go in small dishes: dip the meat, and season the broth as you like.", "minutes": 3 }
      ],
      "tips": [
        "When most of the meat is gone, stir the rice into the broth. That is the second course.",
        "Fill the birds just before cooking, never the evening before. Chill left-overs within two hours, meat and rice taken apart, and boil them up again the next day.",
        "Ginseng does not go with every medicine. If you take blood thinners or are pregnant, ask a doctor first, or cook it without."
      ],
      "substitutions": [
        "No ginseng: use a handful of dried astragalus (황기), or simply more garlic and ginger. Then it is 백숙 (baeksuk), and just as good.",
        "One ordinary chicken of 1.2 kg: cook the rice in a cloth bag beside it and simmer 75 minutes.",
        "Vegan: simmer king oyster mushrooms, chestnuts, jujubes, ginseng and glutinous rice in kelp stock for 35 minutes."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Bulgogi
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Sweet Soy Beef (Bulgogi)$$,
  'bulgogi',
  $$Paper-thin beef, a grated pear and five minutes of fire: nobody has ever refused a second plate.$$,
  '/images/recipes/bulgogi-4x3.webp',
  '2026-03-15T09:00:00+09:00',
  'published',
  array['beef', 'no-pork', 'grill', 'sweet'],
  4,
  12,
  $json$
  {
    "html": "<p><span lang=\"ko\">불고기</span> is fire meat. When my children brought foreign friends home, this is what I cooked, because it makes everybody brave enough to try the kimchi beside it.</p><p>The pear is not decoration: it makes the beef tender and gives a clean sweetness. Put the meat in the freezer for half an hour and you can slice it thin with an ordinary knife.</p>",
    "recipe": {
      "prepMinutes": 60,
      "cookMinutes": 12,
      "menuNames": ["불고기", "소불고기", "한우불고기"],
      "category": "Main dish",
      "ingredients": [
        { "group": "Beef and vegetables", "items": [
          { "amount": 600, "unit": "g", "name": "beef rib-eye or sirloin", "ko": "소고기 등심", "note": "sliced 2 mm thin" },
          { "amount": 150, "unit": "g", "name": "onion", "note": "sliced" },
          { "amount": 80, "unit": "g", "name": "carrot", "note": "in thin strips" },
          { "amount": 100, "unit": "g", "name": "mushrooms", "note": "sliced" },
          { "amount": 2, "unit": "", "name": "spring onions", "note": "in finger lengths" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "neutral oil", "note": "for the pan" }
        ] },
        { "group": "Marinade", "items": [
          { "amount": 120, "unit": "g", "spoons": "1/2 cup", "name": "grated Korean pear", "ko": "배" },
          { "amount": 75, "unit": "ml", "spoons": "5 tbsp", "name": "soy sauce", "ko": "진간장" },
          { "amount": 36, "unit": "g", "spoons": "3 tbsp", "name": "brown sugar" },
          { "amount": 20, "unit": "g", "spoons": "2 tbsp", "name": "minced garlic" },
          { "amount": 30, "unit": "ml", "spoons": "2 tbsp", "name": "sesame oil", "ko": "참기름" },
          { "amount": 9, "unit": "g", "spoons": "1 tbsp", "name": "toasted sesame seeds" },
          { "amount": 1, "unit": "g", "spoons": "1/2 tsp", "name": "ground black pepper" }
        ] },
        { "group": "To serve", "items": [
          { "amount": 150, "unit": "g", "name": "lettuce leaves", "ko": "상추" },
          { "amount": 36, "unit": "g", "spoons": "2 tbsp", "name": "wrapping paste", "ko": "쌈장" }
        ] }
      ],
      "steps": [
        { "text": "Pat the beef dry with kitchen paper. A wet slice boils in the pan instead of browning.", "minutes": 3 },
        { "text": "Stir the marinade together until the sugar is gone. Separate the slices with your fingers, coat them, add onion, carrot and mushrooms and keep everything in the fridge for 40 minutes.", "minutes": 45 },
        { "text": "Heat a wide pan until a drop of water dances. Add a little oil and a third of the meat, spread flat. Leave it alone for a minute, then turn and fry until no pink is left and the edges are brown.", "minutes": 4 },
        { "text": "Cook the rest the same way in two more rounds, the spring onions with the last. A crowded pan turns the dish into soup.", "minutes": 8 },
        { "text": "Serve at once with rice. Lay a lettuce leaf in your hand, add rice, beef and a little paste, fold, and eat it in one bite." }
      ],
      "tips": [
        "Do not leave it in the pear marinade for more than a night, the meat becomes mushy.",
        "Raw marinade has touched raw beef: never pour it over the cooked meat. Boil it in the pan for two minutes first if you want more sauce."
      ],
      "substitutions": [
        "No Korean pear: a ripe ordinary pear or a sweet apple. With kiwi use only 1 tbsp and marinate no longer than 20 minutes, it is very strong.",
        "Gluten-free: tamari for the soy sauce, and salt with sesame oil instead of the wrapping paste.",
        "Vegan: use 500 g king oyster mushrooms, torn in strips, and marinate only 15 minutes."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Sundubu-jjigae
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Soft Tofu Stew (Sundubu-jjigae)$$,
  'sundubu-jjigae',
  $$Tofu as soft as custard, clams that open with a click, and an egg dropped in at the table.$$,
  '/images/recipes/sundubu-jjigae-4x3.webp',
  '2026-03-26T09:00:00+09:00',
  'published',
  array['stew', 'seafood', 'spicy', 'no-pork'],
  2,
  20,
  $json$
  {
    "html": "<p>When it rains on a cold evening I make <span lang=\"ko\">순두부찌개</span>. It is ready before the rice cooker sings, and it burns the tongue of everybody who cannot wait.</p><p>All the colour comes from the first three minutes, when chilli flakes warm slowly in oil. Low heat! Burnt chilli is bitter and cannot be saved.</p>",
    "recipe": {
      "prepMinutes": 70,
      "cookMinutes": 20,
      "menuNames": ["순두부찌개", "바지락순두부찌개"],
      "category": "Stew",
      "ingredients": [
        { "items": [
          { "amount": 350, "unit": "g", "name": "uncurdled soft tofu", "ko": "순두부", "note": "sold in a tube" },
          { "amount": 200, "unit": "g", "name": "live clams", "ko": "바지락", "note": "in the shell" },
          { "amount": 15, "unit": "g", "spoons": "1 tbsp", "name": "coarse salt", "note": "for purging the clams" },
          { "amount": 360, "unit": "ml", "spoons": "1 1/2 cups", "name": "anchovy or kelp stock", "ko": "육수" },
          { "amount": 80, "unit": "g", "name": "onion", "note": "finely chopped" },
          { "amount": 80, "unit": "g", "name": "courgette (zucchini)", "note": "in quarter-moons" },
          { "amount": 50, "unit": "g", "name": "enoki or oyster mushrooms" },
          { "amount": 2, "unit": "", "name": "eggs" },
          { "amount": 1, "unit": "", "name": "spring onion", "note": "sliced" }
        ] },
        { "group": "Seasoning", "items": [
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "neutral oil" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "sesame oil", "ko": "참기름" },
          { "amount": 14, "unit": "g", "spoons": "2 tbsp", "name": "Korean chilli flakes", "ko": "고춧가루" },
          { "amount": 10, "unit": "g", "spoons": "1 tbsp", "name": "minced garlic" },
          { "amount": 20, "unit": "ml", "spoons": "4 tsp", "name": "soup soy sauce", "ko": "국간장" },
          { "amount": 2, "unit": "g", "spoons": "1/2 tsp", "name": "sugar" }
        ] }
      ],
      "steps": [
        { "text": "Dissolve the coarse salt in 500 ml cold water, lay the clams in it and cover them, so that they spit out their sand in the dark, one to two hours unless they were sold purged. Rinse. Throw away any that are broken or stay open when you tap them.", "minutes": 60 },
        { "text": "Put both oils, the onion and the chilli flakes in a small pot and stir over low heat until the oil is deep red and smells sweet, never smoky.", "minutes": 3 },
        { "text": "Add garlic, soy sauce and sugar, stir for half a minute, then pour in the stock and bring to a boil.", "minutes": 4 },
        { "text": "Add courgette and mushrooms and boil until the courgette is nearly soft.", "minutes": 4 },
        { "text": "Add the clams and boil, covered, until they open. Throw away the ones that stay shut.", "minutes": 4 },
        { "text": "Cut the tofu tube in the middle and slide the tofu in, in big soft lumps. Break it once or twice with the spoon and let it come back to a boil.", "minutes": 3 },
        { "text": "Taste for salt. Crack the eggs in, cover, and simmer until the white is set. For the very young, the very old and the pregnant, wait until the yolk is firm too. Scatter the spring onion over.", "minutes": 2 }
      ],
      "tips": [
        "Frozen clam meat is fine: add 100 g of it, still frozen, with the courgette, and skip the purging.",
        "Tofu gives water as it cooks, so season a little strongly before it goes in."
      ],
      "substitutions": [
        "Vegan: kelp stock, 150 g more mushrooms and a spoon of perilla seed powder (들깨가루) instead of clams and egg.",
        "Gluten-free: use tamari or 1/2 tsp salt instead of the soup soy sauce.",
        "Silken tofu in a box replaces the tube. Spoon it in at the very end."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Kongguksu
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Cold Noodles in Soybean Milk (Kongguksu)$$,
  'kongguksu',
  $$Thick, cold and nutty: the bowl of noodles that carries a whole family through July.$$,
  '/images/recipes/kongguksu-4x3.webp',
  '2026-07-02T09:00:00+09:00',
  'published',
  array['vegan', 'noodles', 'summer', 'vegetarian'],
  3,
  25,
  $json$
  {
    "html": "<p>Restaurants hang out a flag when summer begins: <span lang=\"ko\">콩국수 개시</span>, we have cold soy noodles now. At home the soybeans go into water before I sleep, and at noon everyone slurps in silence.</p><p>Half the country salts it and the other half, down in Jeolla, adds sugar. I am for salt. My husband is for sugar. We are still married.</p>",
    "recipe": {
      "prepMinutes": 500,
      "cookMinutes": 25,
      "menuNames": ["콩국수"],
      "category": "Noodles",
      "diet": ["vegan", "vegetarian", "halal-friendly"],
      "ingredients": [
        { "group": "Soybean milk", "items": [
          { "amount": 180, "unit": "g", "spoons": "1 cup", "name": "dried yellow soybeans", "ko": "메주콩" },
          { "amount": 840, "unit": "ml", "spoons": "3 1/2 cups", "name": "cold water", "note": "for blending" },
          { "amount": 18, "unit": "g", "spoons": "2 tbsp", "name": "toasted sesame seeds", "ko": "깨" },
          { "amount": 30, "unit": "g", "spoons": "3 tbsp", "name": "pine nuts or unsalted peanuts", "ko": "잣" },
          { "amount": 8, "unit": "g", "spoons": "1 1/2 tsp", "name": "fine salt" }
        ] },
        { "group": "Noodles and garnish", "items": [
          { "amount": 300, "unit": "g", "name": "thin wheat noodles", "ko": "소면" },
          { "amount": 120, "unit": "g", "name": "cucumber", "ko": "오이", "note": "in matchsticks" },
          { "amount": 1, "unit": "", "name": "small tomato", "note": "in wedges" },
          { "amount": 3, "unit": "g", "spoons": "1 tsp", "name": "black sesame seeds" },
          { "amount": 9, "unit": "", "name": "ice cubes" }
        ] }
      ],
      "steps": [
        { "text": "Rinse the soybeans and soak them in plenty of cold water overnight, 8 hours. In hot weather soak them in the fridge.", "minutes": 480 },
        { "text": "Drain, cover with fresh water by three fingers and bring to a boil without a lid. Stay there: the foam climbs over. Boil gently until a bean crushes between your fingers but still tastes sweet, 15 minutes from the boil. Soybeans must be cooked, raw ones upset the stomach.", "minutes": 20 },
        { "text": "Drain, cool under the tap and rub the beans in a bowl of water. Pour the floating skins away. Do it twice, the rest of the skins may stay.", "minutes": 5 },
        { "text": "Blend the beans with the sesame seeds, nuts and half the cold water for two full minutes, then with the rest of the water until it is smooth. To have it silky press it through a sieve, to have it thick do not.", "minutes": 5 },
        { "text": "Salt it and chill it until it is really cold, at least an hour. Salt tastes weaker in the cold, so taste again later." },
        { "text": "Cook the noodles as the packet says, usually 3 to 4 minutes. Rinse them under cold water, rubbing with your hands, until they squeak. Drain well and twist into three nests.", "minutes": 5 },
        { "text": "Pour the cold soybean milk around the noodles, top with cucumber, tomato, black sesame and three ice cubes per bowl. Put salt and sugar on the table and let everybody decide." }
      ],
      "tips": [
        "The milk keeps two days in the fridge in a closed jar. It separates, so shake it.",
        "Undercooked beans taste grassy, overcooked ones taste like fermented paste. Try one every two minutes near the end."
      ],
      "substitutions": [
        "In a hurry: blend 600 g soft tofu with 500 ml unsweetened soy milk, the sesame and the nuts. Nobody complains.",
        "Gluten-free: use rice noodles or buckwheat noodles of 100% buckwheat.",
        "No nuts: double the sesame seeds."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Haemul-pajeon
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Seafood and Spring Onion Pancake (Haemul-pajeon)$$,
  'haemul-pajeon',
  $$When rain taps on the window, Koreans hear oil in a pan. This is what we answer.$$,
  '/images/recipes/haemul-pajeon-4x3.webp',
  '2026-06-24T09:00:00+09:00',
  'published',
  array['pancake', 'seafood', 'no-pork', 'snack'],
  2,
  16,
  $json$
  {
    "html": "<p>They say rain sounds like <span lang=\"ko\">파전</span> frying, and that is why the whole country wants a pancake on a wet day. I say it is because nobody wants to go out shopping, and spring onions are always in the house.</p><p>Two things make it crisp: ice-cold batter, and more oil than you think is decent.</p>",
    "recipe": {
      "prepMinutes": 20,
      "cookMinutes": 16,
      "menuNames": ["해물파전"],
      "category": "Pancake",
      "ingredients": [
        { "group": "Pancakes (two large ones)", "items": [
          { "amount": 200, "unit": "g", "name": "thin spring onions", "ko": "쪽파", "note": "as long as your pan" },
          { "amount": 120, "unit": "g", "name": "squid", "ko": "오징어", "note": "cleaned, in thin rings" },
          { "amount": 120, "unit": "g", "name": "peeled prawns", "ko": "새우", "note": "halved" },
          { "amount": 130, "unit": "g", "spoons": "1 cup", "name": "plain flour", "ko": "밀가루" },
          { "amount": 30, "unit": "g", "spoons": "3 tbsp", "name": "potato starch or rice flour" },
          { "amount": 240, "unit": "ml", "spoons": "1 cup", "name": "ice-cold water" },
          { "amount": 3, "unit": "g", "spoons": "1/2 tsp", "name": "fine salt" },
          { "amount": 2, "unit": "", "name": "eggs", "note": "beaten" },
          { "amount": 1, "unit": "", "name": "red chilli", "note": "in thin rings" },
          { "amount": 90, "unit": "ml", "spoons": "6 tbsp", "name": "neutral oil" }
        ] },
        { "group": "Dipping sauce", "items": [
          { "amount": 30, "unit": "ml", "spoons": "2 tbsp", "name": "soy sauce" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "rice vinegar" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "water" },
          { "amount": 1, "unit": "g", "spoons": "1/2 tsp", "name": "Korean chilli flakes" },
          { "amount": 3, "unit": "g", "spoons": "1 tsp", "name": "toasted sesame seeds" }
        ] }
      ],
      "steps": [
        { "text": "Stir flour, starch, salt and ice water together in a few strokes. Lumps are welcome, stirring makes it tough. Keep the bowl cold.", "minutes": 3 },
        { "text": "Dry the spring onions, squid and prawns very well with kitchen paper. Dust the spring onions with a spoon of flour so the batter holds." },
        { "text": "Heat 2 tbsp of the oil in a 26 cm pan over medium-high heat. Pour in a thin layer of batter, a quarter of it, lay half the spring onions side by side on it, half the seafood on top, and another quarter of the batter over.", "minutes": 2 },
        { "text": "Pour half the egg over, add a few chilli rings and fry without moving it until the edge is brown and the pancake slides when you shake the pan.", "minutes": 3 },
        { "text": "Turn it with two spatulas or a plate. Add another tablespoon of oil around the edge, press it flat and fry until the seafood is white and pink through and the underside is golden.", "minutes": 3 },
        { "text": "Fry the second one the same way with the rest of the oil.", "minutes": 8 },
        { "text": "Mix the dipping sauce. Cut the pancakes in squares with scissors and eat them while they crackle." }
      ],
      "tips": [
        "Cold pancake goes back into a dry pan, not into the microwave.",
        "Frozen mixed seafood must be thawed in the fridge and squeezed dry, or the pancake steams."
      ],
      "substitutions": [
        "Vegan: leave out seafood and egg, use oyster mushrooms and courgette, and 2 tbsp more starch. Sparkling water makes it crisp.",
        "Gluten-free: 100 g rice flour with 60 g potato starch for the flour, and tamari in the sauce. Turn it carefully.",
        "No squid and prawns in the house: sour kimchi, chopped, with a little of its juice in the batter, and it is 김치전 (kimchi-jeon). Ordinary kimchi contains fish sauce or salted shrimp, so for a guest who eats no seafood it has to be vegan kimchi, juice included."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Baechu-kimchi
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Cabbage Kimchi (Baechu-kimchi)$$,
  'baechu-kimchi',
  $$One cabbage, one afternoon, and your fridge has a heartbeat. Start here, then make it your own.$$,
  '/images/recipes/baechu-kimchi-4x3.webp',
  '2026-10-25T09:00:00+09:00',
  'published',
  array['kimchi', 'side-dish', 'spicy', 'seafood', 'no-pork'],
  16,
  8,
  $json$
  {
    "html": "<p>In November the women of a family used to meet for <span lang=\"ko\">김장</span>, a hundred cabbages at a time, hands red to the elbow. You do not need a hundred. One big cabbage fills a 3-litre jar and teaches you everything.</p><p><span lang=\"ko\">배추김치</span> is alive. Salt decides who may live in it, so weigh the salt. With the cabbage salted right, good bacteria win and the jar turns pleasantly sour.</p>",
    "recipe": {
      "prepMinutes": 360,
      "cookMinutes": 8,
      "menuNames": ["배추김치", "포기김치"],
      "category": "Kimchi",
      "ingredients": [
        { "group": "Salting", "items": [
          { "amount": 2000, "unit": "g", "name": "napa cabbage", "ko": "배추", "note": "one large or two small heads" },
          { "amount": 200, "unit": "g", "spoons": "13 tbsp", "name": "coarse sea salt", "ko": "천일염", "note": "without iodine or anti-caking agent" },
          { "amount": 1200, "unit": "ml", "spoons": "5 cups", "name": "water" }
        ] },
        { "group": "Rice paste", "items": [
          { "amount": 240, "unit": "ml", "spoons": "1 cup", "name": "water" },
          { "amount": 20, "unit": "g", "spoons": "2 tbsp", "name": "glutinous rice flour", "ko": "찹쌀가루" },
          { "amount": 12, "unit": "g", "spoons": "1 tbsp", "name": "sugar" }
        ] },
        { "group": "Seasoning", "items": [
          { "amount": 100, "unit": "g", "spoons": "14 tbsp", "name": "coarse Korean chilli flakes", "ko": "고춧가루" },
          { "amount": 60, "unit": "ml", "spoons": "4 tbsp", "name": "anchovy fish sauce", "ko": "멸치액젓" },
          { "amount": 40, "unit": "g", "spoons": "2 tbsp", "name": "salted shrimp", "ko": "새우젓", "note": "chopped" },
          { "amount": 60, "unit": "g", "spoons": "6 tbsp", "name": "minced garlic" },
          { "amount": 10, "unit": "g", "spoons": "2 tsp", "name": "grated ginger" },
          { "amount": 150, "unit": "g", "name": "Korean pear or apple", "ko": "배", "note": "grated" },
          { "amount": 300, "unit": "g", "name": "Korean radish", "ko": "무", "note": "in matchsticks" },
          { "amount": 100, "unit": "g", "name": "spring onions", "ko": "쪽파", "note": "in 3 cm lengths" }
        ] }
      ],
      "steps": [
        { "text": "Cut a slit in the root end of the cabbage and pull it apart into halves, then into quarters the same way. Dissolve half the salt in the 1200 ml of water and drag each quarter through it.", "minutes": 10 },
        { "text": "Sprinkle the other half of the salt between the leaves, mostly on the thick white parts. Lay the quarters in a big bowl, pour the brine over and turn them every 40 minutes, until a white rib bends double without snapping, 3 to 6 hours.", "minutes": 240 },
        { "text": "Rinse the quarters three times under cold water and taste an inner leaf: pleasantly salty, like sea water you could swallow. Drain them cut side down for one hour. Wet cabbage makes watery kimchi.", "minutes": 65 },
        { "text": "Stir rice flour and the 240 ml of water in a small pan and cook over medium heat, stirring, until it bubbles and thickens. Stir in the sugar and let it cool completely.", "minutes": 8 },
        { "text": "Mix the cold paste with the chilli flakes, fish sauce, salted shrimp, garlic, ginger and pear. Wait ten minutes until the flakes swell, then fold in radish and spring onions.", "minutes": 15 },
        { "text": "Put on gloves. Spread the seasoning thinly on every leaf, fold each quarter over and wrap it in its outermost leaf.", "minutes": 20 },
        { "text": "Press the quarters tightly into a clean glass jar or box, air pushed out, no more than four fifths full, and lay a leaf on top. Close the lid loosely: it makes gas." },
        { "text": "Leave it at room temperature, out of the sun, on a plate: one day at 25 °C, two days at 18 °C. When it smells sour and small bubbles rise, press everything under its juice and move it to the fridge. It is best after two weeks and keeps for months." }
      ],
      "tips": [
        "Clean hands, clean jar, clean chopsticks every time. Keep the cabbage under its juice. A thin white film is harmless yeast that you can lift off. If you see fuzzy, green, black or pink mould, throw the whole jar away.",
        "Open the lid once a day while it stands outside, to let the gas out.",
        "Never cut the salt by half to make it healthier. Salt is what keeps the wrong bacteria out. Eat a smaller portion instead."
      ],
      "substitutions": [
        "Vegan or free of fish sauce: follow the Vegan Cabbage Kimchi on this site, where kelp, shiitake and soup soy sauce take over.",
        "Without shellfish: leave out the salted shrimp and use 20 ml more fish sauce, one whose label names no shrimp.",
        "Gluten-free: cabbage, salt and chilli have no gluten, but read the label of the fish sauce and the chilli flakes."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Vegan baechu-kimchi
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Vegan Cabbage Kimchi (Chaesik Baechu-kimchi)$$,
  'vegan-baechu-kimchi',
  $$Temple cooks have made kimchi without fish for centuries. Kelp and mushroom do the work.$$,
  '/images/recipes/vegan-baechu-kimchi-4x3.webp',
  '2026-10-29T09:00:00+09:00',
  'published',
  array['vegan', 'kimchi', 'side-dish', 'spicy', 'vegetarian'],
  12,
  20,
  $json$
  {
    "html": "<p>Almost every kimchi you are served in Korea has fish sauce or salted shrimp in it, even when it looks like nothing but cabbage. This one has none. <span lang=\"ko\">채식 배추김치</span> borrows from the temple kitchen: kelp, shiitake and soup soy sauce for depth, pear for sweetness.</p><p>I cut the cabbage first, which is the easy way: less to salt, less to spread, and it is ready for the table from the jar.</p>",
    "recipe": {
      "prepMinutes": 180,
      "cookMinutes": 20,
      "menuNames": ["채식배추김치", "비건김치"],
      "category": "Kimchi",
      "diet": ["vegan", "vegetarian"],
      "ingredients": [
        { "group": "Salting", "items": [
          { "amount": 1500, "unit": "g", "name": "napa cabbage", "ko": "배추", "note": "in 4 cm pieces" },
          { "amount": 120, "unit": "g", "spoons": "8 tbsp", "name": "coarse sea salt", "ko": "천일염", "note": "without iodine" },
          { "amount": 480, "unit": "ml", "spoons": "2 cups", "name": "water" }
        ] },
        { "group": "Kelp paste", "items": [
          { "amount": 480, "unit": "ml", "spoons": "2 cups", "name": "water" },
          { "amount": 10, "unit": "g", "name": "dried kelp", "ko": "다시마" },
          { "amount": 10, "unit": "g", "name": "dried shiitake", "ko": "건표고버섯" },
          { "amount": 20, "unit": "g", "spoons": "2 tbsp", "name": "glutinous rice flour", "ko": "찹쌀가루" }
        ] },
        { "group": "Seasoning", "items": [
          { "amount": 70, "unit": "g", "spoons": "10 tbsp", "name": "coarse Korean chilli flakes", "ko": "고춧가루" },
          { "amount": 60, "unit": "ml", "spoons": "4 tbsp", "name": "soup soy sauce", "ko": "국간장" },
          { "amount": 8, "unit": "g", "spoons": "1 1/2 tsp", "name": "fine salt" },
          { "amount": 40, "unit": "g", "spoons": "4 tbsp", "name": "minced garlic" },
          { "amount": 10, "unit": "g", "spoons": "2 tsp", "name": "grated ginger" },
          { "amount": 150, "unit": "g", "name": "Korean pear or apple", "ko": "배", "note": "grated" },
          { "amount": 200, "unit": "g", "name": "Korean radish", "ko": "무", "note": "in matchsticks" },
          { "amount": 60, "unit": "g", "name": "spring onions or garlic chives", "ko": "부추", "note": "in 3 cm lengths" }
        ] }
      ],
      "steps": [
        { "text": "Dissolve the coarse salt in the water, pour it over the cabbage and turn it with your hands every 30 minutes until the white pieces bend without breaking, about 90 minutes.", "minutes": 90 },
        { "text": "Rinse three times, taste (salty, but pleasant) and drain in a colander for 45 minutes.", "minutes": 50 },
        { "text": "Meanwhile simmer kelp and shiitake in the 480 ml of water for 12 minutes, taking the kelp out after 5. Lift out the mushrooms and keep 240 ml of this stock.", "minutes": 15 },
        { "text": "Let the 240 ml cool to lukewarm, whisk in the rice flour and cook, stirring, until it thickens. Cool it completely.", "minutes": 5 },
        { "text": "Mix the paste with chilli flakes, soy sauce, fine salt, garlic, ginger and pear. Slice the shiitake finely and add them together with the radish and spring onions.", "minutes": 15 },
        { "text": "Put on gloves and toss the cabbage in the seasoning until every piece is red. Taste: a little too salty today is right for tomorrow.", "minutes": 10 },
        { "text": "Press it into clean jars, four fifths full, everything under the juice, lids loose. Leave at room temperature for one to two days, until it smells sour and bubbles rise, then move it to the fridge. Eat from day three, best from day ten." }
      ],
      "tips": [
        "Without fish it usually ferments a little more slowly and is at its best for about six weeks. After that, cook with it.",
        "Keep everything clean and under the juice. Fuzzy or coloured mould means the jar goes into the bin, all of it.",
        "Buddhist temples also leave out garlic and spring onions. Do the same, with twice the ginger and 100 g more radish."
      ],
      "substitutions": [
        "Gluten-free: replace the soup soy sauce by 45 ml tamari and 1 tsp salt.",
        "No pear: apple, or 60 ml apple juice without sugar.",
        "Not spicy: leave out the chilli flakes, blend a red pepper into the paste, and you have a soft pink kimchi for children."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Beoseot-jeongol
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Mushroom Hot Pot (Beoseot-jeongol)$$,
  'beoseot-jeongol',
  $$Four kinds of mushrooms bubbling in the middle of the table, and everybody leans in.$$,
  '/images/recipes/beoseot-jeongol-4x3.webp',
  '2026-09-20T09:00:00+09:00',
  'published',
  array['vegan', 'stew', 'vegetarian', 'party'],
  4,
  35,
  $json$
  {
    "html": "<p>After the autumn rains the market women sit behind hills of mushrooms, and I buy too many. <span lang=\"ko\">버섯전골</span> is the answer: everything goes raw into a wide pan, pretty as a flower bed, and cooks in front of your guests.</p><p>There is no meat and nobody looks for it. Mushrooms and kelp make a broth that is deep by itself.</p>",
    "recipe": {
      "prepMinutes": 30,
      "cookMinutes": 35,
      "menuNames": ["버섯전골"],
      "category": "Stew",
      "diet": ["vegan", "vegetarian"],
      "ingredients": [
        { "group": "Broth", "items": [
          { "amount": 1440, "unit": "ml", "spoons": "6 cups", "name": "water" },
          { "amount": 10, "unit": "g", "name": "dried kelp", "ko": "다시마" },
          { "amount": 15, "unit": "g", "name": "dried shiitake", "ko": "건표고버섯", "note": "rinsed" },
          { "amount": 200, "unit": "g", "name": "Korean radish", "ko": "무", "note": "in thick slices" },
          { "amount": 45, "unit": "ml", "spoons": "3 tbsp", "name": "soup soy sauce", "ko": "국간장" },
          { "amount": 10, "unit": "g", "spoons": "1 tbsp", "name": "minced garlic" },
          { "amount": 3, "unit": "g", "spoons": "1/2 tsp", "name": "fine salt" }
        ] },
        { "group": "For the pan", "items": [
          { "amount": 150, "unit": "g", "name": "oyster mushrooms", "ko": "느타리버섯", "note": "torn in strips" },
          { "amount": 150, "unit": "g", "name": "king oyster mushrooms", "ko": "새송이버섯", "note": "in long slices" },
          { "amount": 150, "unit": "g", "name": "enoki mushrooms", "ko": "팽이버섯", "note": "root end cut off" },
          { "amount": 100, "unit": "g", "name": "fresh shiitake", "ko": "표고버섯", "note": "a star cut in the cap" },
          { "amount": 300, "unit": "g", "name": "firm tofu", "ko": "두부", "note": "in thick slices" },
          { "amount": 200, "unit": "g", "name": "napa cabbage", "ko": "배추", "note": "in wide strips" },
          { "amount": 60, "unit": "g", "name": "crown daisy or watercress", "ko": "쑥갓" },
          { "amount": 80, "unit": "g", "name": "carrot", "note": "in thin slices" },
          { "amount": 2, "unit": "", "name": "spring onions", "note": "in finger lengths" },
          { "amount": 100, "unit": "g", "name": "sweet-potato glass noodles", "ko": "당면", "note": "soaked in warm water" }
        ] },
        { "group": "Dipping sauce", "items": [
          { "amount": 45, "unit": "ml", "spoons": "3 tbsp", "name": "soy sauce" },
          { "amount": 30, "unit": "ml", "spoons": "2 tbsp", "name": "rice vinegar" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "water" },
          { "amount": 6, "unit": "g", "spoons": "1/2 tbsp", "name": "sugar" },
          { "amount": 3, "unit": "g", "spoons": "1 tsp", "name": "mustard paste", "ko": "연겨자" }
        ] }
      ],
      "steps": [
        { "text": "Put the glass noodles in warm water. Bring the 1440 ml of water with kelp, dried shiitake and radish to a boil. Take the kelp out after 5 minutes and simmer the rest for 12 more.", "minutes": 20 },
        { "text": "Strain the broth. Slice the softened shiitake and the radish and keep them for the pan. Season the broth with soup soy sauce, garlic and salt.", "minutes": 3 },
        { "text": "Line a wide shallow pan with cabbage and radish. Arrange mushrooms, carrot, tofu and spring onion around in separate bundles, drained noodles in one corner." },
        { "text": "Pour in broth until it comes halfway up and bring it to a boil at the table or on the stove.", "minutes": 5 },
        { "text": "Simmer until all the mushrooms are cooked and the noodles are soft. Enoki must be cooked through as well, never eaten raw.", "minutes": 7 },
        { "text": "Lay the crown daisy on top for the last half minute. Stir the dipping sauce together. Everyone takes from the pan and dips, and you pour in more broth as it goes down." }
      ],
      "tips": [
        "When the pan is nearly empty, cook rice in the last broth with a few drops of sesame oil and crumbled seaweed.",
        "Spicy version: stir 2 tbsp chilli flakes and 1 tbsp more soup soy sauce into a ladle of broth and put it in the middle."
      ],
      "substitutions": [
        "Gluten-free: tamari for both soy sauces, and a mustard paste (연겨자) whose label names no wheat. The noodles are sweet-potato starch and have no gluten.",
        "Use any cultivated mushrooms you find, 550 g in all. Do not add wild ones that nobody has identified.",
        "No tofu: soaked fried tofu or boiled chickpeas."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Gamja-jorim
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Soy-Glazed Potatoes (Gamja-jorim)$$,
  'gamja-jorim',
  $$The humble lunchbox potato: sticky, salty, sweet, and always the first dish to be empty.$$,
  '/images/recipes/gamja-jorim-4x3.webp',
  '2026-04-06T09:00:00+09:00',
  'published',
  array['vegan', 'side-dish', 'sweet', 'vegetarian'],
  4,
  22,
  $json$
  {
    "html": "<p>Every Korean lunchbox of my youth had <span lang=\"ko\">감자조림</span> in one corner. It costs almost nothing, children eat it without being asked, and it tastes good cold.</p><p>Cut the potatoes all the same size and rinse the starch off. That is the difference between shining cubes and sweet mash.</p>",
    "recipe": {
      "prepMinutes": 20,
      "cookMinutes": 22,
      "menuNames": ["감자조림"],
      "category": "Side dish",
      "diet": ["vegan", "vegetarian"],
      "ingredients": [
        { "items": [
          { "amount": 500, "unit": "g", "name": "waxy potatoes", "ko": "감자", "note": "in 2 cm cubes" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "neutral oil" },
          { "amount": 45, "unit": "ml", "spoons": "3 tbsp", "name": "soy sauce", "ko": "진간장" },
          { "amount": 12, "unit": "g", "spoons": "1 tbsp", "name": "sugar" },
          { "amount": 30, "unit": "ml", "spoons": "2 tbsp", "name": "rice syrup or corn syrup", "ko": "조청", "note": "for the shine" },
          { "amount": 240, "unit": "ml", "spoons": "1 cup", "name": "water" },
          { "amount": 7, "unit": "g", "spoons": "2 tsp", "name": "minced garlic" },
          { "amount": 1, "unit": "", "name": "mild green chilli", "note": "in rings" },
          { "amount": 5, "unit": "ml", "spoons": "1 tsp", "name": "sesame oil", "ko": "참기름" },
          { "amount": 6, "unit": "g", "spoons": "2 tsp", "name": "toasted sesame seeds" }
        ] }
      ],
      "steps": [
        { "text": "Soak the potato cubes in cold water, drain and pat them dry.", "minutes": 10 },
        { "text": "Heat the oil in a wide pan and fry the potatoes over medium heat, turning now and then, until the edges look glassy and a little golden.", "minutes": 6 },
        { "text": "Add water, soy sauce, sugar and garlic. Bring to a boil, cover and simmer over medium-low heat until a toothpick goes through.", "minutes": 9 },
        { "text": "Uncover, add the syrup and the chilli and turn up the heat. Shake the pan rather than stir, until the liquid is a thick glaze.", "minutes": 6 },
        { "text": "Off the heat, turn in the sesame oil and the seeds. It tastes best lukewarm, when the glaze has settled.", "minutes": 1 }
      ],
      "tips": [
        "Keeps four days in the fridge. Warm it with a spoon of water.",
        "Small new potatoes can stay whole and unpeeled: simmer them 10 minutes longer."
      ],
      "substitutions": [
        "Gluten-free: tamari instead of soy sauce, and rice syrup (some are made with barley malt, read the label).",
        "No syrup: 2 tbsp sugar in all. It shines less and tastes the same.",
        "Spicy: add 1 tsp chilli flakes with the garlic."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Vegan japchae
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Vegan Glass Noodles (Beoseot-japchae)$$,
  'vegan-japchae',
  $$The party noodles without meat or egg, dark with three mushrooms and bright with peppers.$$,
  '/images/recipes/vegan-japchae-4x3.webp',
  '2026-04-17T09:00:00+09:00',
  'published',
  array['vegan', 'noodles', 'party', 'vegetarian'],
  3,
  28,
  $json$
  {
    "html": "<p>My niece came back from university a vegan, and I was not going to let her sit at our feast with plain rice. So I made <span lang=\"ko\">버섯잡채</span>, and now the meat eaters push past her to get to it.</p><p>Wood ear gives the crunch, shiitake the depth, oyster mushroom the chew. In restaurants japchae usually has beef in it, so ask before you order.</p>",
    "recipe": {
      "prepMinutes": 40,
      "cookMinutes": 28,
      "menuNames": ["버섯잡채"],
      "category": "Noodles",
      "diet": ["vegan", "vegetarian"],
      "ingredients": [
        { "group": "Noodles and vegetables", "items": [
          { "amount": 200, "unit": "g", "name": "sweet-potato glass noodles", "ko": "당면" },
          { "amount": 10, "unit": "g", "name": "dried wood ear mushrooms", "ko": "목이버섯" },
          { "amount": 15, "unit": "g", "name": "dried shiitake", "ko": "건표고버섯" },
          { "amount": 120, "unit": "g", "name": "oyster mushrooms", "ko": "느타리버섯", "note": "torn in strips" },
          { "amount": 120, "unit": "g", "name": "red onion", "note": "sliced" },
          { "amount": 100, "unit": "g", "name": "yellow pepper", "note": "in strips" },
          { "amount": 80, "unit": "g", "name": "carrot", "note": "in matchsticks" },
          { "amount": 150, "unit": "g", "name": "spinach", "ko": "시금치" },
          { "amount": 30, "unit": "ml", "spoons": "2 tbsp", "name": "neutral oil" },
          { "amount": 3, "unit": "g", "spoons": "1/2 tsp", "name": "fine salt" }
        ] },
        { "group": "Seasoning", "items": [
          { "amount": 75, "unit": "ml", "spoons": "5 tbsp", "name": "soy sauce", "ko": "진간장" },
          { "amount": 36, "unit": "g", "spoons": "3 tbsp", "name": "sugar" },
          { "amount": 30, "unit": "ml", "spoons": "2 tbsp", "name": "sesame oil", "ko": "참기름" },
          { "amount": 10, "unit": "g", "spoons": "1 tbsp", "name": "minced garlic" },
          { "amount": 1, "unit": "g", "spoons": "1/2 tsp", "name": "ground black pepper" },
          { "amount": 9, "unit": "g", "spoons": "1 tbsp", "name": "toasted sesame seeds" }
        ] }
      ],
      "steps": [
        { "text": "Soak the wood ear and the shiitake in warm water for 25 minutes. Squeeze them, keep 120 ml of the shiitake water, slice the shiitake and tear the wood ear. Stir soy sauce, sugar, garlic, pepper and half the sesame oil together.", "minutes": 30 },
        { "text": "Blanch the spinach for 30 seconds in a big pot of boiling water, lift it out, cool, squeeze and salt it lightly.", "minutes": 3 },
        { "text": "Boil the noodles in the same water for 6 minutes, drain and cut them twice with scissors.", "minutes": 7 },
        { "text": "In a wide pan fry onion, carrot and pepper in half the oil with the rest of the salt for 3 minutes. They should stay crunchy. Take them out.", "minutes": 4 },
        { "text": "Fry all three mushrooms in the rest of the oil until brown, add 2 tbsp of the seasoning and let it cook in.", "minutes": 6 },
        { "text": "Add the noodles, the shiitake water and the rest of the seasoning. Toss until the liquid is gone and the noodles shine.", "minutes": 5 },
        { "text": "Off the heat, fold in the vegetables and spinach with the rest of the sesame oil and the sesame seeds. Taste for soy sauce." }
      ],
      "tips": [
        "Soak wood ear no longer than two hours at room temperature, and cook it through.",
        "Serve it over rice as 잡채밥 (japchae-bap) and one pan feeds five."
      ],
      "substitutions": [
        "Gluten-free: tamari instead of soy sauce makes the whole dish gluten-free.",
        "No wood ear: green beans cut on the slant give the crunch.",
        "More protein: fried strips of firm tofu, added with the vegetables."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Sigeumchi-namul
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Seasoned Spinach (Sigeumchi-namul)$$,
  'sigeumchi-namul',
  $$Thirty seconds in the pot, one minute in the hands, and spinach has never tasted so green.$$,
  '/images/recipes/sigeumchi-namul-4x3.webp',
  '2026-01-14T09:00:00+09:00',
  'published',
  array['vegan', 'side-dish', 'quick', 'vegetarian'],
  3,
  4,
  $json$
  {
    "html": "<p>Winter spinach from the south coast has pink roots and tastes almost of sugar. That is when <span lang=\"ko\">시금치나물</span> is at its best, but I make it all year.</p><p>In Korea we say the flavour is in the fingertips, <span lang=\"ko\">손맛</span>. Use your hands for this one and you will understand.</p>",
    "recipe": {
      "prepMinutes": 12,
      "cookMinutes": 4,
      "menuNames": ["시금치나물"],
      "category": "Side dish",
      "diet": ["vegan", "vegetarian", "gluten-free", "halal-friendly"],
      "ingredients": [
        { "items": [
          { "amount": 300, "unit": "g", "name": "spinach", "ko": "시금치" },
          { "amount": 5, "unit": "g", "spoons": "1 tsp", "name": "coarse salt", "note": "for the water" },
          { "amount": 2, "unit": "g", "spoons": "1/3 tsp", "name": "fine salt" },
          { "amount": 5, "unit": "g", "spoons": "1 1/2 tsp", "name": "minced garlic" },
          { "amount": 1, "unit": "", "name": "spring onion", "note": "the white part, finely chopped" },
          { "amount": 10, "unit": "ml", "spoons": "2 tsp", "name": "sesame oil", "ko": "참기름" },
          { "amount": 6, "unit": "g", "spoons": "2 tsp", "name": "toasted sesame seeds", "ko": "깨", "note": "half of them crushed" }
        ] }
      ],
      "steps": [
        { "text": "Cut thick spinach roots crosswise so the plant falls into pieces with the root still on. Wash it three times in a full bowl: the sand sinks, so lift the spinach out instead of pouring.", "minutes": 7 },
        { "text": "Bring 2 litres of water with the coarse salt to a rolling boil. Push the spinach under, roots first, and count to thirty.", "minutes": 4 },
        { "text": "Lift it straight into cold water. Squeeze gently, about as hard as you would squeeze a child's hand: damp is good, dripping is not.", "minutes": 2 },
        { "text": "Cut it in finger lengths and loosen it. Add fine salt, garlic, spring onion, sesame oil and seeds and work it with your fingers until every leaf shines.", "minutes": 2 },
        { "text": "Taste and add a few grains of salt. Serve it the same day." }
      ],
      "tips": [
        "It spoils quickly in summer. Keep it in the fridge and finish it within two days.",
        "Left-over namul goes into bibimbap or gimbap."
      ],
      "substitutions": [
        "Chard, watercress or young kale work too. Boil kale for two minutes.",
        "For a deeper taste use 1 tsp soup soy sauce instead of the fine salt. Then it is no longer gluten-free.",
        "With soybean paste instead of salt (1 tsp) it becomes the village version."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Kongnamul-muchim
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Seasoned Soybean Sprouts (Kongnamul-muchim)$$,
  'kongnamul-muchim',
  $$Crunchy, cheap and on every Korean table. The only rule: lid on or lid off, never both.$$,
  '/images/recipes/kongnamul-muchim-4x3.webp',
  '2026-04-28T09:00:00+09:00',
  'published',
  array['vegan', 'side-dish', 'quick', 'vegetarian'],
  4,
  8,
  $json$
  {
    "html": "<p>My grandmother grew her own <span lang=\"ko\">콩나물</span> in a pot with holes under a black cloth, and we children had to water it whenever we walked past. Today a bag costs less than a bus ticket.</p><p>Lift the lid in the middle of the cooking and the whole kitchen smells of raw beans. So decide: closed until the end, or open from the beginning.</p>",
    "recipe": {
      "prepMinutes": 10,
      "cookMinutes": 8,
      "menuNames": ["콩나물무침"],
      "category": "Side dish",
      "diet": ["vegan", "vegetarian", "gluten-free", "halal-friendly"],
      "ingredients": [
        { "items": [
          { "amount": 300, "unit": "g", "name": "soybean sprouts", "ko": "콩나물" },
          { "amount": 120, "unit": "ml", "spoons": "1/2 cup", "name": "water" },
          { "amount": 4, "unit": "g", "spoons": "3/4 tsp", "name": "fine salt" },
          { "amount": 5, "unit": "g", "spoons": "1 1/2 tsp", "name": "minced garlic" },
          { "amount": 1, "unit": "", "name": "spring onion", "note": "finely chopped" },
          { "amount": 2, "unit": "g", "spoons": "1 tsp", "name": "Korean chilli flakes", "ko": "고춧가루", "note": "leave them out for a white version" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "sesame oil", "ko": "참기름" },
          { "amount": 6, "unit": "g", "spoons": "2 tsp", "name": "toasted sesame seeds" }
        ] }
      ],
      "steps": [
        { "text": "Rinse the sprouts in a bowl, pour off the floating skins and pick out brown beans and thin roots.", "minutes": 5 },
        { "text": "Put the sprouts with the water and half the salt in a pot, close the lid and set it over high heat. When steam pushes out, turn to medium and cook. Do not look.", "minutes": 8 },
        { "text": "Take a bean and bite: it must be cooked, sweet and not grassy. Drain, keeping the water, and spread the sprouts to cool so they stay crunchy.", "minutes": 3 },
        { "text": "Add the rest of the salt, garlic, spring onion, chilli flakes, sesame oil and seeds and toss with your hands. Taste for salt.", "minutes": 2 }
      ],
      "tips": [
        "The cooking water, with spring onion and a pinch of salt, is a small soup, and a kind one after an evening of drinking.",
        "Sprouts spoil fast. Cook them within two days of buying and never eat soybean sprouts raw."
      ],
      "substitutions": [
        "Mung bean sprouts (숙주) work the same way and need only 3 minutes.",
        "A teaspoon of soup soy sauce in place of a third of the salt gives more depth, but brings in wheat.",
        "No sesame: use perilla oil (들기름) and leave out the seeds."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Hobakjuk
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Pumpkin Porridge (Hobakjuk)$$,
  'hobakjuk',
  $$A bowl of orange sunshine with little rice balls, for a baby, a grandmother or a bad day.$$,
  '/images/recipes/hobakjuk-4x3.webp',
  '2026-10-11T09:00:00+09:00',
  'published',
  array['vegan', 'sweet', 'vegetarian', 'comfort'],
  4,
  35,
  $json$
  {
    "html": "<p>When somebody in the house is ill, or has just had a baby, a Korean mother makes <span lang=\"ko\">호박죽</span>. It needs no chewing and it asks no questions.</p><p>The small white balls are called <span lang=\"ko\">새알심</span>, bird's eggs, because of how they look. There is no egg in them, only rice flour and water. Let the children roll them.</p>",
    "recipe": {
      "prepMinutes": 20,
      "cookMinutes": 35,
      "menuNames": ["호박죽", "단호박죽"],
      "category": "Porridge",
      "diet": ["vegan", "vegetarian", "gluten-free", "halal-friendly"],
      "ingredients": [
        { "group": "Porridge", "items": [
          { "amount": 800, "unit": "g", "name": "kabocha or butternut squash", "ko": "단호박", "note": "peeled and seeded weight, in chunks" },
          { "amount": 840, "unit": "ml", "spoons": "3 1/2 cups", "name": "water" },
          { "amount": 40, "unit": "g", "spoons": "4 tbsp", "name": "glutinous rice flour", "ko": "찹쌀가루", "note": "sweet rice flour, it has no gluten" },
          { "amount": 80, "unit": "ml", "spoons": "1/3 cup", "name": "cold water", "note": "to mix with the flour" },
          { "amount": 36, "unit": "g", "spoons": "3 tbsp", "name": "sugar", "note": "less if the pumpkin is sweet" },
          { "amount": 5, "unit": "g", "spoons": "1 tsp", "name": "fine salt" },
          { "amount": 80, "unit": "g", "spoons": "1/2 cup", "name": "cooked red beans", "ko": "팥", "note": "if you like" }
        ] },
        { "group": "Rice balls", "items": [
          { "amount": 100, "unit": "g", "spoons": "10 tbsp", "name": "glutinous rice flour", "ko": "찹쌀가루" },
          { "amount": 75, "unit": "ml", "spoons": "5 tbsp", "name": "boiling water", "note": "about" },
          { "amount": 10, "unit": "g", "spoons": "1 tbsp", "name": "pine nuts", "ko": "잣", "note": "to finish" }
        ] }
      ],
      "steps": [
        { "text": "Put the squash in a pot with the 840 ml of water. Boil, covered, until a fork slides through.", "minutes": 18 },
        { "text": "Meanwhile stir the boiling water into the flour for the rice balls, spoon by spoon, with a pinch of the salt, until the dough feels like an earlobe. Knead it smooth and roll balls as big as a hazelnut." },
        { "text": "Blend the squash in its water until smooth. Mind the steam: fill the blender half and leave the lid open a crack under a cloth.", "minutes": 4 },
        { "text": "Back in the pot over medium-low heat, stir in the flour mixed with the cold water. Stir until it thickens and the raw taste is gone. It spits like a volcano, so keep the lid near.", "minutes": 7 },
        { "text": "Drop in the rice balls and the red beans and simmer, stirring now and then, until the balls float and one minute more.", "minutes": 5 },
        { "text": "Season with salt first, then with sugar, tasting in between. Serve hot or cold with pine nuts.", "minutes": 1 }
      ],
      "tips": [
        "Whole squash is too hard to peel? Four minutes in the microwave, then cut.",
        "For babies and old people leave out the rice balls, they are sticky and can choke. For babies under one leave out salt and sugar as well."
      ],
      "substitutions": [
        "No glutinous rice flour: blend 100 g cooked rice with the squash and skip the balls.",
        "Any sweet orange squash works. A watery pumpkin needs 200 ml less water.",
        "No nuts: finish with pumpkin seeds or ground cinnamon."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Dubu-jorim
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Braised Tofu (Dubu-jorim)$$,
  'dubu-jorim',
  $$Golden tofu in a spicy soy glaze: make it once, and the rice disappears by itself.$$,
  '/images/recipes/dubu-jorim-4x3.webp',
  '2026-05-09T09:00:00+09:00',
  'published',
  array['vegan', 'side-dish', 'spicy', 'vegetarian'],
  3,
  18,
  $json$
  {
    "html": "<p>On the last days of the month, when the purse is thin, there is always a block of tofu. <span lang=\"ko\">두부조림</span> made my five hungry cousins quiet, and they thought it was a treat.</p><p>Dry the tofu and fry it properly before the sauce comes. Wet tofu breaks and never browns.</p>",
    "recipe": {
      "prepMinutes": 20,
      "cookMinutes": 18,
      "menuNames": ["두부조림"],
      "category": "Side dish",
      "diet": ["vegan", "vegetarian"],
      "ingredients": [
        { "group": "Tofu", "items": [
          { "amount": 500, "unit": "g", "name": "firm tofu", "ko": "두부", "note": "in slices 1.5 cm thick" },
          { "amount": 2, "unit": "g", "spoons": "1/3 tsp", "name": "fine salt" },
          { "amount": 30, "unit": "ml", "spoons": "2 tbsp", "name": "neutral oil" },
          { "amount": 100, "unit": "g", "name": "onion", "note": "sliced" }
        ] },
        { "group": "Sauce", "items": [
          { "amount": 45, "unit": "ml", "spoons": "3 tbsp", "name": "soy sauce", "ko": "진간장" },
          { "amount": 120, "unit": "ml", "spoons": "1/2 cup", "name": "water" },
          { "amount": 7, "unit": "g", "spoons": "1 tbsp", "name": "Korean chilli flakes", "ko": "고춧가루" },
          { "amount": 8, "unit": "g", "spoons": "2 tsp", "name": "sugar" },
          { "amount": 10, "unit": "g", "spoons": "1 tbsp", "name": "minced garlic" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "sesame oil", "ko": "참기름" },
          { "amount": 2, "unit": "", "name": "spring onions", "note": "finely chopped" },
          { "amount": 6, "unit": "g", "spoons": "2 tsp", "name": "toasted sesame seeds" }
        ] }
      ],
      "steps": [
        { "text": "Lay the tofu slices on kitchen paper, salt them and leave them ten minutes. Pat the tops dry.", "minutes": 12 },
        { "text": "Heat the oil in a wide pan over medium-high heat. Fry the slices until golden, 4 minutes on the first side and 3 on the second. Do not push them around, they let go when they are ready.", "minutes": 8 },
        { "text": "Stir the sauce together in a bowl." },
        { "text": "Slide the onion under the tofu, pour the sauce over and simmer over medium heat, spooning it on the slices, until only a few shiny spoonfuls are left.", "minutes": 8 },
        { "text": "Rest it off the heat for two minutes. Good hot, better lukewarm, and honest cold from a lunchbox.", "minutes": 2 }
      ],
      "tips": [
        "Keeps three days in the fridge in a closed box.",
        "Braise two sliced king oyster mushrooms along with it and it becomes a main dish."
      ],
      "substitutions": [
        "Gluten-free: tamari instead of soy sauce.",
        "Mild: leave out the chilli flakes and add a spoon of rice syrup.",
        "Soft tofu cannot be fried: simmer it in the sauce with 120 ml more water, like a stew."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Miyeok-guk
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Birthday Seaweed Soup (Miyeok-guk)$$,
  'miyeok-guk',
  $$Before the cake comes the soup: it is how Korean children thank their mothers.$$,
  '/images/recipes/miyeok-guk-4x3.webp',
  '2026-05-08T09:00:00+09:00',
  'published',
  array['soup', 'beef', 'no-pork', 'comfort'],
  4,
  50,
  $json$
  {
    "html": "<p>After a birth a Korean mother eats <span lang=\"ko\">미역국</span> for three weeks, and every year on the birthday the child eats it again to remember. If somebody asks whether you had your seaweed soup today, they are wishing you a happy birthday.</p><p>Do not eat it before an exam, though. Seaweed is slippery, and you could slip.</p>",
    "recipe": {
      "prepMinutes": 25,
      "cookMinutes": 50,
      "menuNames": ["미역국", "소고기미역국"],
      "category": "Soup",
      "ingredients": [
        { "items": [
          { "amount": 25, "unit": "g", "name": "dried seaweed (wakame)", "ko": "미역", "note": "it grows to ten times its size" },
          { "amount": 200, "unit": "g", "name": "beef brisket or shank", "ko": "소고기 양지", "note": "in bite-size pieces" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "sesame oil", "ko": "참기름" },
          { "amount": 45, "unit": "ml", "spoons": "3 tbsp", "name": "soup soy sauce", "ko": "국간장" },
          { "amount": 10, "unit": "g", "spoons": "1 tbsp", "name": "minced garlic" },
          { "amount": 1680, "unit": "ml", "spoons": "7 cups", "name": "water" },
          { "amount": 3, "unit": "g", "spoons": "1/2 tsp", "name": "fine salt", "note": "to taste" }
        ] }
      ],
      "steps": [
        { "text": "Soak the seaweed in a big bowl of cold water for 20 minutes. Rub and rinse it three times, squeeze it and cut it into pieces a spoon can carry.", "minutes": 24 },
        { "text": "Heat the sesame oil in a pot over medium heat and stir the beef in it until it has lost its red colour.", "minutes": 4 },
        { "text": "Add the seaweed and 1 tbsp of the soup soy sauce and fry it, stirring, until it is bright green and smells of the sea.", "minutes": 5 },
        { "text": "Pour in the water, bring to a boil and skim the foam. Turn the heat low, cover and simmer until the beef is tender and the broth looks milky.", "minutes": 35 },
        { "text": "Add the garlic and the rest of the soy sauce, simmer five minutes more and taste. Finish with salt rather than more soy sauce, so the broth stays light.", "minutes": 6 }
      ],
      "tips": [
        "It gets better every time it is warmed. Make a big pot.",
        "Seaweed is rich in iodine. With a thyroid illness, ask your doctor before eating it every day."
      ],
      "substitutions": [
        "Vegan: fry the seaweed alone, use kelp and shiitake stock and a spoon of perilla seed powder (들깨가루) at the end.",
        "With clams or mussels instead of beef: add them for the last 5 minutes and throw away shells that stay closed.",
        "Gluten-free: tamari instead of soup soy sauce, a little less of it."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Galbi-jjim
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Braised Short Ribs (Galbi-jjim)$$,
  'galbi-jjim',
  $$Ribs so tender they let go of the bone when you look at them. This is how a feast begins.$$,
  '/images/recipes/galbi-jjim-4x3.webp',
  '2026-09-24T09:00:00+09:00',
  'published',
  array['beef', 'party', 'sweet', 'no-pork'],
  5,
  135,
  $json$
  {
    "html": "<p>At Chuseok, when the whole family comes down the mountain from the graves, a heavy pot of <span lang=\"ko\">갈비찜</span> is waiting. It is an expensive dish. You make it to say: I am glad you came.</p><p>Soaking and parboiling look like wasted time. They take away blood and fat, and the sauce stays clear and shining.</p>",
    "recipe": {
      "prepMinutes": 75,
      "cookMinutes": 135,
      "menuNames": ["갈비찜", "소갈비찜"],
      "category": "Main dish",
      "ingredients": [
        { "group": "Meat and vegetables", "items": [
          { "amount": 1500, "unit": "g", "name": "beef short ribs on the bone", "ko": "소갈비", "note": "in 5 cm pieces" },
          { "amount": 300, "unit": "g", "name": "Korean radish", "ko": "무", "note": "in big chunks" },
          { "amount": 150, "unit": "g", "name": "carrot", "note": "in big chunks" },
          { "amount": 8, "unit": "", "name": "peeled chestnuts", "ko": "밤" },
          { "amount": 6, "unit": "", "name": "dried jujubes", "ko": "대추" },
          { "amount": 6, "unit": "", "name": "dried shiitake", "ko": "건표고버섯", "note": "soaked and halved" },
          { "amount": 720, "unit": "ml", "spoons": "3 cups", "name": "water" },
          { "amount": 10, "unit": "g", "spoons": "1 tbsp", "name": "pine nuts", "ko": "잣", "note": "to finish" }
        ] },
        { "group": "Sauce", "items": [
          { "amount": 120, "unit": "ml", "spoons": "1/2 cup", "name": "soy sauce", "ko": "진간장" },
          { "amount": 200, "unit": "g", "name": "Korean pear", "ko": "배", "note": "grated" },
          { "amount": 100, "unit": "g", "name": "onion", "note": "grated" },
          { "amount": 48, "unit": "g", "spoons": "4 tbsp", "name": "brown sugar" },
          { "amount": 20, "unit": "g", "spoons": "2 tbsp", "name": "minced garlic" },
          { "amount": 5, "unit": "g", "spoons": "1 tsp", "name": "grated ginger" },
          { "amount": 30, "unit": "ml", "spoons": "2 tbsp", "name": "sesame oil", "ko": "참기름" },
          { "amount": 1, "unit": "g", "spoons": "1/2 tsp", "name": "ground black pepper" }
        ] }
      ],
      "steps": [
        { "text": "Cut away thick fat and soak the ribs in cold water in the fridge for an hour, changing the water twice.", "minutes": 65 },
        { "text": "Bring a big pot of water to a boil, add the ribs and boil them hard. Drain, rinse off the scum under warm water and wash the pot.", "minutes": 12 },
        { "text": "Stir the sauce together. Put ribs, two thirds of the sauce and the 720 ml of water in the pot, bring to a boil, cover and simmer over low heat for an hour.", "minutes": 65 },
        { "text": "Skim off the fat. Add radish, carrot, chestnuts, jujubes, shiitake and the rest of the sauce, and simmer with the lid ajar until a chopstick goes into the meat without effort.", "minutes": 43 },
        { "text": "Uncover, turn up the heat and spoon the sauce over everything until it is dark and coats the ribs.", "minutes": 12 },
        { "text": "Rest it five minutes with the lid on and scatter the pine nuts over. Warn your guests about the jujube stones." }
      ],
      "tips": [
        "Make it the day before: cool it within two hours, chill it, lift off the white fat, and warm it up until it bubbles all through.",
        "In a pressure cooker: 25 minutes for the meat, then the vegetables without pressure."
      ],
      "substitutions": [
        "Gluten-free: tamari for the soy sauce.",
        "Cheaper: boneless shin or chuck in big cubes, the same time.",
        "Vegan: the same sauce with 400 ml water over radish, chestnuts, king oyster mushrooms and fried tofu, 35 minutes."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Dak-bokkeum-tang
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Spicy Braised Chicken (Dak-bokkeum-tang)$$,
  'dak-bokkeum-tang',
  $$Chicken and big potatoes in a red sauce, with the pot in the middle and bones on a plate.$$,
  '/images/recipes/dak-bokkeum-tang-4x3.webp',
  '2026-05-20T09:00:00+09:00',
  'published',
  array['chicken', 'spicy', 'stew', 'no-pork'],
  4,
  45,
  $json$
  {
    "html": "<p>On Sundays we hiked, and afterwards, near every mountain, there is a small restaurant with <span lang=\"ko\">닭볶음탕</span>. My legs do not hike so much any more, but the dish came home with me.</p><p>Potatoes drink the sauce and become the best part, so put in one more than you think. Mash one on your rice.</p>",
    "recipe": {
      "prepMinutes": 20,
      "cookMinutes": 45,
      "menuNames": ["닭볶음탕", "닭도리탕"],
      "category": "Main dish",
      "ingredients": [
        { "group": "For the pot", "items": [
          { "amount": 1200, "unit": "g", "name": "chicken pieces on the bone", "ko": "닭", "note": "thighs and drumsticks, or a whole one cut up" },
          { "amount": 500, "unit": "g", "name": "potatoes", "ko": "감자", "note": "in big chunks" },
          { "amount": 120, "unit": "g", "name": "carrot", "note": "in thick slices" },
          { "amount": 200, "unit": "g", "name": "onion", "note": "in wedges" },
          { "amount": 2, "unit": "", "name": "spring onions", "ko": "대파", "note": "in finger lengths" },
          { "amount": 2, "unit": "", "name": "green chillies", "note": "in thick rings" },
          { "amount": 600, "unit": "ml", "spoons": "2 1/2 cups", "name": "water" }
        ] },
        { "group": "Sauce", "items": [
          { "amount": 36, "unit": "g", "spoons": "2 tbsp", "name": "chilli paste", "ko": "고추장" },
          { "amount": 21, "unit": "g", "spoons": "3 tbsp", "name": "Korean chilli flakes", "ko": "고춧가루" },
          { "amount": 75, "unit": "ml", "spoons": "5 tbsp", "name": "soy sauce", "ko": "진간장" },
          { "amount": 24, "unit": "g", "spoons": "2 tbsp", "name": "sugar" },
          { "amount": 20, "unit": "g", "spoons": "2 tbsp", "name": "minced garlic" },
          { "amount": 5, "unit": "g", "spoons": "1 tsp", "name": "grated ginger" },
          { "amount": 1, "unit": "g", "spoons": "1/2 tsp", "name": "ground black pepper" }
        ] }
      ],
      "steps": [
        { "text": "Pat the chicken with kitchen paper (no rinsing in the sink) and trim loose skin and fat. Wash hands, board and knife with hot soapy water before you touch the vegetables.", "minutes": 8 },
        { "text": "Cover the chicken with water in a wide pot, bring to a boil for two minutes and drain. The sauce will be clean and less fatty.", "minutes": 7 },
        { "text": "Put the chicken back with the sugar and the 600 ml of water, boil, and cook covered over medium heat. Sugar goes in before salt, so that it can enter the meat. Stir the rest of the sauce together meanwhile.", "minutes": 10 },
        { "text": "Add the sauce, the potatoes and the carrot. Simmer, covered, over medium heat and turn the pieces once.", "minutes": 18 },
        { "text": "Add the onion and cook with the lid off until the potatoes are soft and the sauce is as thick as cream.", "minutes": 8 },
        { "text": "Check the thickest piece: juices clear, no pink at the bone, 75 °C on a thermometer. Add spring onions and chillies, boil two minutes and serve.", "minutes": 2 }
      ],
      "tips": [
        "Fry rice in the last of the sauce with seaweed and sesame oil, right in the pot.",
        "Pieces of equal size cook in equal time. Halve very big thighs along the bone."
      ],
      "substitutions": [
        "Gluten-free: tamari, and a gochujang labelled gluten-free. Or leave the paste out and use 2 tbsp more chilli flakes.",
        "Mild for children: no chilli, 2 tbsp more soy sauce, and glass noodles at the end. That is 찜닭 (jjimdak).",
        "Vegan: 500 g firm tofu and 300 g king oyster mushrooms, both fried golden, added together with the onion."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Kimchi-bokkeumbap
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Kimchi Fried Rice (Kimchi-bokkeumbap)$$,
  'kimchi-bokkeumbap',
  $$Old rice, old kimchi, one egg: the first dish Korean students learn and never stop making.$$,
  '/images/recipes/kimchi-bokkeumbap-4x3.webp',
  '2026-02-03T09:00:00+09:00',
  'published',
  array['rice', 'kimchi', 'seafood', 'no-pork', 'spicy'],
  2,
  14,
  $json$
  {
    "html": "<p>When my son moved out he could cook one thing, and it was <span lang=\"ko\">김치볶음밥</span>. He called to ask why his was soggy. Because you used fresh hot rice, I told him, and too much juice.</p><p>Cold rice from yesterday, very sour kimchi, a hot pan. The rest is cheering.</p>",
    "recipe": {
      "prepMinutes": 8,
      "cookMinutes": 14,
      "menuNames": ["김치볶음밥"],
      "category": "Rice",
      "ingredients": [
        { "items": [
          { "amount": 400, "unit": "g", "spoons": "2 cups", "name": "cold cooked short-grain rice", "ko": "찬밥" },
          { "amount": 250, "unit": "g", "spoons": "1 1/4 cups", "name": "sour cabbage kimchi", "ko": "신김치", "note": "chopped; most kimchi holds fish sauce or salted shrimp" },
          { "amount": 45, "unit": "ml", "spoons": "3 tbsp", "name": "kimchi juice" },
          { "amount": 1, "unit": "", "name": "spring onion", "note": "chopped" },
          { "amount": 30, "unit": "ml", "spoons": "2 tbsp", "name": "neutral oil" },
          { "amount": 9, "unit": "g", "spoons": "1/2 tbsp", "name": "chilli paste", "ko": "고추장" },
          { "amount": 5, "unit": "ml", "spoons": "1 tsp", "name": "soy sauce" },
          { "amount": 4, "unit": "g", "spoons": "1 tsp", "name": "sugar" },
          { "amount": 10, "unit": "ml", "spoons": "2 tsp", "name": "sesame oil", "ko": "참기름" },
          { "amount": 2, "unit": "", "name": "eggs" },
          { "amount": 1, "unit": "", "name": "sheet of roasted seaweed", "ko": "김", "note": "cut in thin strips" },
          { "amount": 3, "unit": "g", "spoons": "1 tsp", "name": "toasted sesame seeds" }
        ] }
      ],
      "steps": [
        { "text": "Heat 1 1/2 tbsp of the oil with the spring onion in a wide pan over medium heat until it smells sweet.", "minutes": 2 },
        { "text": "Add kimchi and sugar and fry until the kimchi is soft and a little brown at the edges.", "minutes": 5 },
        { "text": "Push the kimchi aside, let the soy sauce sizzle on the bare pan, stir in the chilli paste and the kimchi juice, then mix it all.", "minutes": 1 },
        { "text": "Add the rice, break it up with the side of the spatula and fry over high heat until every grain is red and steaming hot. Press it down for the last minute so the bottom turns crisp.", "minutes": 4 },
        { "text": "Turn off the heat and stir in the sesame oil. Fry the eggs in another pan with the rest of the oil until the white is set.", "minutes": 2 },
        { "text": "Turn the rice out of a bowl onto the plates like a dome, lay the egg on top and scatter seaweed and sesame over." }
      ],
      "tips": [
        "Cool left-over rice quickly and keep it in the fridge no longer than a day. Rice that stood warm all night can make you ill even when it is fried.",
        "A slice of cheese melted under the egg is not traditional. It is very good."
      ],
      "substitutions": [
        "Vegan and free of fish sauce: use vegan kimchi with its juice, and fried tofu cubes instead of the egg.",
        "Gluten-free: tamari, and a gluten-free gochujang or 1 tsp chilli flakes. Check the kimchi.",
        "Meat eaters add 100 g of bacon or canned tuna with the kimchi."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Kalguksu
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Knife-Cut Noodle Soup with Clams (Kalguksu)$$,
  'kalguksu',
  $$Flour, water, a rolling pin and a knife: noodles with crooked edges that hold the broth.$$,
  '/images/recipes/kalguksu-4x3.webp',
  '2026-06-11T09:00:00+09:00',
  'published',
  array['noodles', 'soup', 'seafood', 'no-pork'],
  3,
  35,
  $json$
  {
    "html": "<p><span lang=\"ko\">칼국수</span> means knife noodles, and mine are never all the same width. My grandmother said crooked noodles taste better because they remember the hand. I think she was only in a hurry, but she was right.</p><p>The dough is stiff at first. Do not add water. Give it half an hour under a cloth and it will forgive you.</p>",
    "recipe": {
      "prepMinutes": 90,
      "cookMinutes": 35,
      "menuNames": ["칼국수", "바지락칼국수", "조개칼국수"],
      "category": "Noodles",
      "ingredients": [
        { "group": "Noodles", "items": [
          { "amount": 390, "unit": "g", "spoons": "3 cups", "name": "plain flour", "ko": "중력분", "note": "and a little for dusting" },
          { "amount": 190, "unit": "ml", "name": "water" },
          { "amount": 5, "unit": "g", "spoons": "1 tsp", "name": "fine salt" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "neutral oil" }
        ] },
        { "group": "Soup", "items": [
          { "amount": 600, "unit": "g", "name": "live clams", "ko": "바지락" },
          { "amount": 30, "unit": "g", "spoons": "2 tbsp", "name": "coarse salt", "note": "for purging, in 1 litre of water" },
          { "amount": 1920, "unit": "ml", "spoons": "8 cups", "name": "water" },
          { "amount": 15, "unit": "g", "name": "large dried anchovies", "ko": "국물용 멸치", "note": "heads and insides removed" },
          { "amount": 8, "unit": "g", "name": "dried kelp", "ko": "다시마" },
          { "amount": 150, "unit": "g", "name": "courgette (zucchini)", "ko": "애호박", "note": "in matchsticks" },
          { "amount": 60, "unit": "g", "name": "carrot", "note": "in matchsticks" },
          { "amount": 150, "unit": "g", "name": "potato", "note": "in half-moons" },
          { "amount": 15, "unit": "g", "spoons": "1 1/2 tbsp", "name": "minced garlic" },
          { "amount": 30, "unit": "ml", "spoons": "2 tbsp", "name": "soup soy sauce", "ko": "국간장" },
          { "amount": 2, "unit": "", "name": "spring onions", "note": "sliced" }
        ] }
      ],
      "steps": [
        { "text": "Put the clams in the salted water, cover them and leave them in the dark to spit out their sand, one to two hours unless they were sold purged. Throw away broken ones and those that stay open when tapped.", "minutes": 60 },
        { "text": "Meanwhile mix flour, salt, oil and the 190 ml of water and knead it ten minutes. Wrap it and let it rest for half an hour." },
        { "text": "Roll the dough on a floured table to 2 to 3 mm. Dust it generously, fold it in three like a letter and cut strips 4 mm wide. Shake them loose at once and dust them again.", "minutes": 20 },
        { "text": "Boil the 1920 ml of water with anchovies and kelp. Take out the kelp when it boils and the anchovies 10 minutes later.", "minutes": 17 },
        { "text": "Add the rinsed clams and boil until they open, about 4 minutes. Lift them out so they stay plump, and throw away the ones that stayed closed.", "minutes": 5 },
        { "text": "Add potato, carrot, garlic and soup soy sauce and boil for 3 minutes. Shake the flour off the noodles and stir them in.", "minutes": 4 },
        { "text": "Boil 5 minutes, stirring at the beginning. Add the courgette and cook until the noodles are soft and slippery with no white core.", "minutes": 7 },
        { "text": "Put the clams back for a minute with the spring onion, taste for salt and serve with kimchi.", "minutes": 1 }
      ],
      "tips": [
        "The flour on the noodles thickens the soup. For a clear broth boil them first in another pot.",
        "Cut noodles freeze well in floured nests. Cook them straight from the freezer."
      ],
      "substitutions": [
        "Vegan and fish-free: kelp and shiitake stock, and 200 g of mushrooms with a spoon of perilla seed powder instead of clams.",
        "With chicken (닭칼국수): simmer a whole leg in the stock until no pink is left at the bone, and shred it over the noodles.",
        "Gluten-free: bought rice noodles, and tamari in the broth. This dough needs gluten."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Gyeran-jjim
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Steamed Egg (Gyeran-jjim)$$,
  'gyeran-jjim',
  $$It rises above the pot like a yellow cloud. Serve it quickly, before it sighs.$$,
  '/images/recipes/gyeran-jjim-4x3.webp',
  '2026-02-15T09:00:00+09:00',
  'published',
  array['vegetarian', 'side-dish', 'quick', 'no-pork'],
  3,
  13,
  $json$
  {
    "html": "<p>In barbecue restaurants a black pot with <span lang=\"ko\">계란찜</span> comes to the table by itself, as a comfort for everybody who ate too much chilli. At home I make it for children, for toothache and for myself.</p><p>The steam does the work. Low heat, a lid that fits, and no peeping.</p>",
    "recipe": {
      "prepMinutes": 7,
      "cookMinutes": 13,
      "menuNames": ["계란찜", "달걀찜"],
      "category": "Side dish",
      "diet": ["vegetarian", "gluten-free", "halal-friendly"],
      "ingredients": [
        { "items": [
          { "amount": 5, "unit": "", "name": "eggs", "ko": "계란" },
          { "amount": 240, "unit": "ml", "spoons": "1 cup", "name": "kelp stock", "ko": "다시마 육수", "note": "or water" },
          { "amount": 4, "unit": "g", "spoons": "3/4 tsp", "name": "fine salt" },
          { "amount": 2, "unit": "g", "spoons": "1/2 tsp", "name": "sugar" },
          { "amount": 1, "unit": "", "name": "spring onion", "ko": "대파", "note": "finely chopped" },
          { "amount": 20, "unit": "g", "name": "carrot", "note": "finely chopped" },
          { "amount": 5, "unit": "ml", "spoons": "1 tsp", "name": "sesame oil", "ko": "참기름" },
          { "amount": 3, "unit": "g", "spoons": "1 tsp", "name": "toasted sesame seeds" }
        ] }
      ],
      "steps": [
        { "text": "Beat the eggs with salt and sugar. Press them through a sieve if you like it silky, or not, if you like it like home." },
        { "text": "Rub half the sesame oil inside a small heavy pot (600 ml, an earthenware 뚝배기 is perfect). Bring the stock to a boil in it.", "minutes": 4 },
        { "text": "Turn the heat to medium-low and pour in the egg while you stir and scrape the bottom with a spoon, until it looks like soft wet scrambled egg, about two thirds set.", "minutes": 3 },
        { "text": "Scatter carrot and spring onion on top. Turn to the lowest heat and cover with a domed lid or an upturned bowl that leaves room to rise.", "minutes": 5 },
        { "text": "It is ready when it stands above the rim and a chopstick comes out without liquid egg. Drizzle with the rest of the sesame oil, sprinkle with sesame seeds and carry it to the table at once. The pot is very hot.", "minutes": 1 }
      ],
      "tips": [
        "Burnt bottom? The heat was too high. Next time put a second pan or a heat diffuser under the pot.",
        "In a steamer: egg and cold stock in a bowl, covered, 12 minutes over gently boiling water. It comes out like custard."
      ],
      "substitutions": [
        "The restaurant way: 2 tsp chopped salted shrimp (새우젓) instead of the salt, with anchovy stock. Then it is not vegetarian any more.",
        "Vegan: 400 g silken tofu, steamed 8 minutes, with soy sauce, spring onion and sesame oil. Another dish, the same comfort.",
        "No earthenware: any small thick pot with a lid."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Jeyuk-bokkeum
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Spicy Stir-Fried Pork (Jeyuk-bokkeum)$$,
  'jeyuk-bokkeum',
  $$Ask a Korean office worker what is for lunch and this is the answer four days out of five.$$,
  '/images/recipes/jeyuk-bokkeum-4x3.webp',
  '2026-05-31T09:00:00+09:00',
  'published',
  array['pork', 'spicy', 'main-dish'],
  3,
  15,
  $json$
  {
    "html": "<p>The small lunch places around the office towers live on <span lang=\"ko\">제육볶음</span>. It comes on an iron plate with a heap of lettuce, and for half an hour nobody talks about work.</p><p>Sear the pork first with the sugar, season it later. That gives brown edges instead of grey meat swimming in red water.</p>",
    "recipe": {
      "prepMinutes": 35,
      "cookMinutes": 15,
      "menuNames": ["제육볶음"],
      "category": "Main dish",
      "ingredients": [
        { "group": "Pork and vegetables", "items": [
          { "amount": 500, "unit": "g", "name": "pork shoulder", "ko": "돼지 앞다리살", "note": "sliced 3 mm thin" },
          { "amount": 24, "unit": "g", "spoons": "2 tbsp", "name": "sugar" },
          { "amount": 150, "unit": "g", "name": "onion", "note": "sliced" },
          { "amount": 60, "unit": "g", "name": "carrot", "note": "in thin slices" },
          { "amount": 100, "unit": "g", "name": "cabbage", "ko": "양배추", "note": "in squares" },
          { "amount": 2, "unit": "", "name": "spring onions", "ko": "대파", "note": "in finger lengths" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "neutral oil" }
        ] },
        { "group": "Sauce", "items": [
          { "amount": 36, "unit": "g", "spoons": "2 tbsp", "name": "chilli paste", "ko": "고추장" },
          { "amount": 14, "unit": "g", "spoons": "2 tbsp", "name": "Korean chilli flakes", "ko": "고춧가루" },
          { "amount": 45, "unit": "ml", "spoons": "3 tbsp", "name": "soy sauce", "ko": "진간장" },
          { "amount": 15, "unit": "g", "spoons": "1 1/2 tbsp", "name": "minced garlic" },
          { "amount": 5, "unit": "g", "spoons": "1 tsp", "name": "grated ginger" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "sesame oil", "ko": "참기름" },
          { "amount": 6, "unit": "g", "spoons": "2 tsp", "name": "toasted sesame seeds" }
        ] },
        { "group": "To serve", "items": [
          { "amount": 120, "unit": "g", "name": "lettuce and perilla leaves", "ko": "쌈채소" }
        ] }
      ],
      "steps": [
        { "text": "Pat the pork dry, separate the slices and let them lose their chill for 15 minutes while you cut the vegetables. Stir all of the sauce except the sesame oil and seeds together.", "minutes": 25 },
        { "text": "Heat the oil in a wide pan over high heat. Fry the pork with the sugar, spread flat and turned rarely, until no pink is left and the edges are brown.", "minutes": 6 },
        { "text": "Add carrot, cabbage and onion and toss until they begin to bend.", "minutes": 3 },
        { "text": "Turn to medium, add the sauce and stir so that it coats everything and smells toasted. Chilli paste burns quickly, so keep it moving and add a spoon of water if it sticks.", "minutes": 4 },
        { "text": "Throw in the spring onion for the last minute, turn off the heat, stir in sesame oil and seeds and serve with rice and leaves.", "minutes": 1 }
      ],
      "tips": [
        "Freeze the pork for 40 minutes and it can be sliced thin at home.",
        "For a lunchbox cook the sauce down until it is dry. It keeps three days in the fridge."
      ],
      "substitutions": [
        "Pork-free: boneless chicken thigh in strips, fried until no pink is left, 2 minutes longer. Or squid, fried only 2 minutes.",
        "Vegan: 500 g firm tofu in strips and king oyster mushrooms, fried golden first.",
        "Gluten-free: tamari and a gochujang labelled gluten-free."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Mandu
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Steamed Dumplings (Mandu)$$,
  'mandu',
  $$Whoever folds a pretty dumpling will have a pretty child, they say. Bring the whole family.$$,
  '/images/recipes/mandu-4x3.webp',
  '2026-01-25T09:00:00+09:00',
  'published',
  array['dumplings', 'pork', 'party', 'snack', 'seafood'],
  4,
  24,
  $json$
  {
    "html": "<p>On the evening before New Year everybody sits on the floor around a big bowl, and we fold <span lang=\"ko\">만두</span> until our knees complain. Grandfather's burst, the children's look like stones, and we eat them all.</p><p>The filling must be dry. Squeeze the tofu, squeeze the kimchi, squeeze the sprouts, and when you think it is enough, squeeze again.</p>",
    "recipe": {
      "prepMinutes": 60,
      "cookMinutes": 24,
      "menuNames": ["만두", "찐만두", "고기만두"],
      "category": "Dumplings",
      "ingredients": [
        { "group": "Dumplings (about 32)", "items": [
          { "amount": 32, "unit": "", "name": "round dumpling wrappers", "ko": "만두피", "note": "thawed under a damp cloth" },
          { "amount": 300, "unit": "g", "name": "minced pork", "ko": "돼지고기" },
          { "amount": 250, "unit": "g", "name": "firm tofu", "ko": "두부" },
          { "amount": 150, "unit": "g", "spoons": "3/4 cup", "name": "sour cabbage kimchi", "ko": "김치", "note": "chopped; most kimchi holds fish sauce or salted shrimp" },
          { "amount": 150, "unit": "g", "name": "mung bean sprouts", "ko": "숙주" },
          { "amount": 60, "unit": "g", "name": "garlic chives", "ko": "부추", "note": "finely chopped" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "soy sauce" },
          { "amount": 10, "unit": "g", "spoons": "1 tbsp", "name": "minced garlic" },
          { "amount": 5, "unit": "g", "spoons": "1 tsp", "name": "grated ginger" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "sesame oil", "ko": "참기름" },
          { "amount": 3, "unit": "g", "spoons": "1/2 tsp", "name": "fine salt" },
          { "amount": 1, "unit": "", "name": "egg", "note": "beaten" }
        ] },
        { "group": "Dipping sauce", "items": [
          { "amount": 45, "unit": "ml", "spoons": "3 tbsp", "name": "soy sauce" },
          { "amount": 30, "unit": "ml", "spoons": "2 tbsp", "name": "rice vinegar" },
          { "amount": 1, "unit": "g", "spoons": "1/2 tsp", "name": "Korean chilli flakes" }
        ] }
      ],
      "steps": [
        { "text": "Boil the sprouts for 2 minutes, rinse them cold and chop them. Wrap tofu, sprouts and kimchi in a cloth, one after the other, and wring each out as dry as you can.", "minutes": 15 },
        { "text": "Mix them with pork, chives, soy sauce, garlic, ginger, sesame oil, salt and egg and knead with one hand until it is sticky.", "minutes": 5 },
        { "text": "Fry a teaspoonful in a pan until done and taste that, never the raw filling. Correct the salt.", "minutes": 4 },
        { "text": "Put a small heaped tablespoon of filling (20 g) on a wrapper, wet the edge with water, fold it to a half-moon and press out the air. Bring the two corners together and stick them with water for the round shape.", "minutes": 30 },
        { "text": "Line a steamer with damp cloth or cabbage leaves, set the dumplings apart so they do not touch, and steam over boiling water, in two batches of 10 minutes each.", "minutes": 20 },
        { "text": "Cut one open: the meat must be grey-brown through with no pink, 75 °C in the middle. Mix the dipping sauce and serve steaming hot." }
      ],
      "tips": [
        "Freeze them raw on a floured tray, then in a bag. Steam from frozen, 14 minutes a batch.",
        "Pan-fried: golden bottom, 80 ml of water, lid on for 6 minutes, lid off until they crackle."
      ],
      "substitutions": [
        "Vegan: instead of pork and egg, 200 g chopped mushrooms fried dry, 60 g soaked glass noodles and 2 tbsp starch, with vegan kimchi. Check that the wrappers are made without egg.",
        "Pork-free: minced chicken or beef, the same amount, cooked through just as carefully.",
        "Gluten-free: rice paper, dipped, filled, folded double and pan-fried, with tamari in filling and sauce. Check the label of the kimchi."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Hotteok
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Sweet Filled Pancakes (Hotteok)$$,
  'hotteok',
  $$Cold fingers, hot syrup, and a queue at the street corner. Now without the queue.$$,
  '/images/recipes/hotteok-4x3.webp',
  '2026-03-08T09:00:00+09:00',
  'published',
  array['vegan', 'sweet', 'snack', 'vegetarian'],
  6,
  20,
  $json$
  {
    "html": "<p>When the first cold wind comes, the <span lang=\"ko\">호떡</span> man sets up his griddle at the bus stop, and grown men in suits burn their lips on brown sugar. You fold it in a paper cup, you blow, and you bite too early anyway.</p><p>The dough is soft and sticky. Oil on your hands is the answer, not more flour.</p>",
    "recipe": {
      "prepMinutes": 90,
      "cookMinutes": 20,
      "menuNames": ["호떡"],
      "category": "Dessert",
      "diet": ["vegan", "vegetarian", "halal-friendly"],
      "ingredients": [
        { "group": "Dough (6 pancakes)", "items": [
          { "amount": 200, "unit": "g", "spoons": "1 1/2 cups", "name": "plain flour", "ko": "밀가루" },
          { "amount": 50, "unit": "g", "spoons": "5 tbsp", "name": "glutinous rice flour", "ko": "찹쌀가루", "note": "for the chew" },
          { "amount": 190, "unit": "ml", "name": "lukewarm water", "note": "no warmer than your wrist" },
          { "amount": 12, "unit": "g", "spoons": "1 tbsp", "name": "sugar" },
          { "amount": 4, "unit": "g", "spoons": "1 1/4 tsp", "name": "instant dry yeast" },
          { "amount": 3, "unit": "g", "spoons": "1/2 tsp", "name": "fine salt" },
          { "amount": 10, "unit": "ml", "spoons": "2 tsp", "name": "neutral oil" }
        ] },
        { "group": "Filling", "items": [
          { "amount": 90, "unit": "g", "spoons": "7 1/2 tbsp", "name": "dark brown sugar", "ko": "흑설탕" },
          { "amount": 30, "unit": "g", "spoons": "3 tbsp", "name": "roasted peanuts", "note": "chopped" },
          { "amount": 9, "unit": "g", "spoons": "1 tbsp", "name": "sunflower or sesame seeds" },
          { "amount": 2, "unit": "g", "spoons": "1 tsp", "name": "ground cinnamon", "ko": "계피가루" }
        ] },
        { "group": "For the pan", "items": [
          { "amount": 60, "unit": "ml", "spoons": "4 tbsp", "name": "neutral oil" }
        ] }
      ],
      "steps": [
        { "text": "Stir water, sugar, yeast, salt and oil together, add both flours and beat with a wooden spoon until there is no dry flour. Cover and leave in a warm place until doubled.", "minutes": 70 },
        { "text": "Stir the dough down and give it ten minutes more. Mix the filling: the nuts keep the syrup from running away.", "minutes": 10 },
        { "text": "Oil your hands. Take a sixth of the dough, flatten it in your palm, put a spoon and a half of filling in the middle, gather the edges and pinch them tightly shut.", "minutes": 8 },
        { "text": "Heat the oil over medium-low heat. Lay three balls in, seam down, and fry for 30 seconds. Turn them, and press flat with an oiled spatula to the size of your palm.", "minutes": 2 },
        { "text": "Fry until golden, about 3 minutes, turn again and fry 3 minutes more with a lid on, so the sugar melts to syrup.", "minutes": 7 },
        { "text": "Fry the other three the same way.", "minutes": 9 },
        { "text": "Wait three minutes before you bite. The syrup is hotter than boiling water: children last, please." }
      ],
      "tips": [
        "The dough can spend the night in the fridge. Let it stand an hour at room temperature before shaping.",
        "Cold hotteok come back to life in a dry pan with the lid on."
      ],
      "substitutions": [
        "No nuts: use only seeds, 40 g in all.",
        "Gluten-free: all glutinous rice flour (250 g) with about 200 ml boiling water and no yeast, fried at once. It is chewier, like 찹쌀호떡.",
        "Savoury: fill them with vegan glass noodles and garlic chives, as in Busan."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Sikhye
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Sweet Rice Drink (Sikhye)$$,
  'sikhye',
  $$Rice and malt, left alone in the warmth, turn into the sweetest ending a meal can have.$$,
  '/images/recipes/sikhye-4x3.webp',
  '2026-09-27T09:00:00+09:00',
  'published',
  array['vegan', 'drink', 'sweet', 'vegetarian'],
  8,
  30,
  $json$
  {
    "html": "<p>In the bath house they sell <span lang=\"ko\">식혜</span> ice cold from a plastic jug, and at New Year it stands on the balcony in the biggest pot we own. It has no alcohol. Barley malt makes the rice sweet, all by itself, while you sleep or go to church.</p><p>Warm, not hot, is the whole secret. Over 70 °C the malt dies, under 50 °C it goes sour. A rice cooker on keep-warm is just right.</p>",
    "recipe": {
      "prepMinutes": 420,
      "cookMinutes": 30,
      "menuNames": ["식혜"],
      "category": "Drink",
      "diet": ["vegan", "vegetarian", "halal-friendly"],
      "ingredients": [
        { "items": [
          { "amount": 200, "unit": "g", "spoons": "2 cups", "name": "ground barley malt", "ko": "엿기름", "note": "not malt extract" },
          { "amount": 2400, "unit": "ml", "spoons": "10 cups", "name": "lukewarm water" },
          { "amount": 400, "unit": "g", "spoons": "2 cups", "name": "freshly cooked short-grain rice", "ko": "고두밥", "note": "cooked a little dry" },
          { "amount": 144, "unit": "g", "spoons": "12 tbsp", "name": "sugar", "note": "to taste" },
          { "amount": 15, "unit": "g", "name": "ginger", "note": "in slices" },
          { "amount": 10, "unit": "g", "spoons": "1 tbsp", "name": "pine nuts", "ko": "잣", "note": "to finish" },
          { "amount": 4, "unit": "", "name": "dried jujubes", "ko": "대추", "note": "in thin slices" }
        ] }
      ],
      "steps": [
        { "text": "Stir the malt into the lukewarm water, leave it for an hour, then rub and squeeze it with your hands until the water is milky.", "minutes": 70 },
        { "text": "Pour it through a fine sieve or cloth, press well and throw away the husks. Leave the liquid until a white layer has settled at the bottom.", "minutes": 60 },
        { "text": "Pour the clear part gently over the rice in the bowl of a rice cooker, leaving the white sediment behind. Stir and set it to keep warm (about 60 °C).", "minutes": 5 },
        { "text": "Leave it closed for 4 to 5 hours. It is ready when you see ten or more grains floating, and a grain rubbed between two fingers leaves no stickiness.", "minutes": 285 },
        { "text": "Scoop out a cupful of grains, rinse them in cold water and keep them in the fridge in fresh water, so that they will float white and pretty." },
        { "text": "Tip everything else into a pot, add ginger and sugar and boil for ten minutes, skimming. The boiling stops the malt, otherwise it turns sour. Take out the ginger.", "minutes": 25 },
        { "text": "Cool the pot in cold water and chill it within two hours. Serve very cold with a spoon of the rinsed grains, jujube and pine nuts." }
      ],
      "tips": [
        "Keeps five days in the fridge. Half frozen, with ice needles in it, it is at its best.",
        "No rice cooker: a heavy pot wrapped in towels in an oven at 60 °C, checked with a thermometer."
      ],
      "substitutions": [
        "Gluten-free: not possible, barley malt contains gluten. Cook a cinnamon and ginger punch (수정과) for that guest.",
        "Less sugar: the rice gives its own sweetness, so half the sugar is still a good drink.",
        "Orange version: blend 200 g cooked kabocha squash with a cup of the drink and boil it with the rest (호박식혜)."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Oi-muchim
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Spicy Cucumber Salad (Oi-muchim)$$,
  'oi-muchim',
  $$No stove, no waiting: cold, crunchy, sour and hot, and the whole table wakes up.$$,
  '/images/recipes/oi-muchim-4x3.webp',
  '2026-08-06T09:00:00+09:00',
  'published',
  array['vegan', 'side-dish', 'spicy', 'summer', 'vegetarian'],
  3,
  0,
  $json$
  {
    "html": "<p>In August nobody in Seoul wants to stand at a stove. <span lang=\"ko\">오이무침</span> is made in the time the rice needs to rest, and it saves any dinner that looks a little sad.</p><p>Ten minutes of salt keep the cucumber crunchy for an hour. Dress it at the last moment, because it does not wait.</p>",
    "recipe": {
      "prepMinutes": 20,
      "cookMinutes": 0,
      "menuNames": ["오이무침"],
      "category": "Side dish",
      "diet": ["vegan", "vegetarian", "gluten-free", "halal-friendly"],
      "ingredients": [
        { "items": [
          { "amount": 350, "unit": "g", "name": "thin-skinned cucumbers", "ko": "오이", "note": "in slices 4 mm thick" },
          { "amount": 5, "unit": "g", "spoons": "1 tsp", "name": "coarse salt" },
          { "amount": 80, "unit": "g", "name": "onion", "note": "very thinly sliced" },
          { "amount": 10, "unit": "g", "spoons": "1 1/2 tbsp", "name": "Korean chilli flakes", "ko": "고춧가루" },
          { "amount": 15, "unit": "ml", "spoons": "1 tbsp", "name": "apple vinegar", "ko": "사과식초" },
          { "amount": 8, "unit": "g", "spoons": "2 tsp", "name": "sugar" },
          { "amount": 5, "unit": "g", "spoons": "1 1/2 tsp", "name": "minced garlic" },
          { "amount": 1, "unit": "", "name": "spring onion", "note": "chopped" },
          { "amount": 5, "unit": "ml", "spoons": "1 tsp", "name": "sesame oil", "ko": "참기름" },
          { "amount": 6, "unit": "g", "spoons": "2 tsp", "name": "toasted sesame seeds" }
        ] }
      ],
      "steps": [
        { "text": "Toss the cucumber with the coarse salt and leave it. Soak the onion in cold water meanwhile, which takes away the sting.", "minutes": 10 },
        { "text": "Pour off the water and squeeze the cucumber lightly, without rinsing. Drain the onion and pat it dry.", "minutes": 2 },
        { "text": "Add chilli flakes first and toss, so the colour clings to the slices. Then add vinegar, sugar, garlic and spring onion.", "minutes": 2 },
        { "text": "Taste, add a pinch of salt if it needs one, finish with sesame oil and seeds and bring it to the table.", "minutes": 1 }
      ],
      "tips": [
        "Korean cucumbers are dry and firm. From a big watery one scrape out the seeds.",
        "It goes with everything grilled, and on cold noodles it is a meal."
      ],
      "substitutions": [
        "Mild: half the chilli flakes, or sweet paprika for the colour.",
        "Radish or kohlrabi in thin slices works the same way, with 20 minutes of salting.",
        "For a rounder taste swap the pinch of salt at the end for 1 tsp soy sauce. That adds wheat, so take tamari for gluten-free guests."
      ]
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- The other shapes of content, as short posts.

-- Shape: an HTML string
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$How to Wash and Cook Rice (Bap)$$,
  'how-to-wash-rice',
  $$Before any recipe comes the rice. Wash it like a baby, then leave it alone.$$,
  null,
  '2026-01-03T09:00:00+09:00',
  'published',
  array['rice', 'vegan', 'basics', 'vegetarian'],
  4,
  17,
  to_jsonb($html$<p>A Korean does not ask how you are. She asks <span lang="ko">밥 먹었어?</span>, have you eaten rice? So we begin with <span lang="ko">밥</span>, and with the part nobody writes down: the washing.</p>
<h2>What you need</h2>
<ul>
<li>400 g (2 cups) short-grain white rice, <span lang="ko">쌀</span></li>
<li>440 ml water for cooking, a little less if the rice was soaked for long</li>
<li>plenty of cold water for washing</li>
</ul>
<h2>Washing and cooking</h2>
<ol>
<li>Cover the rice with cold water, stir once and pour the water away at once. The first water is dusty and the dry grains drink fast.</li>
<li>With almost no water left, stir the grains with your open hand about twenty times, gently. Broken grains make mush.</li>
<li>Fill up, swirl and pour. Keep the cloudy water of the <strong>second</strong> and third wash in the fridge for a stew the same day.</li>
<li>Stop when you can see the grains through the water. It need not be clear as glass.</li>
<li>Soak the rice for 30 minutes, drain it and add the 440 ml of fresh water.</li>
<li>In a heavy pot with a lid: 5 minutes over medium-high heat until it boils, 12 minutes over the lowest heat. Do not open it.</li>
<li>Take it off the heat and wait 10 minutes. Then turn it over with a wet spoon, so the steam can leave.</li>
</ol>
<h2>How much water</h2>
<table>
<thead><tr><th>Rice (400 g)</th><th>Soaking</th><th>Water</th></tr></thead>
<tbody>
<tr><td>White, <span lang="ko">백미</span></td><td>30 minutes</td><td>440 ml</td></tr>
<tr><td>New harvest, <span lang="ko">햅쌀</span></td><td>20 minutes</td><td>400 ml</td></tr>
<tr><td>Brown, <span lang="ko">현미</span></td><td>8 hours in the fridge</td><td>560 ml, 30 minutes on low</td></tr>
<tr><td>White with beans, <span lang="ko">콩밥</span></td><td>beans overnight, rice 30 minutes</td><td>480 ml</td></tr>
</tbody>
</table>
<h2>Keeping it</h2>
<p>Put what is left in flat boxes, cool it within an hour and keep it one day in the fridge or a month in the freezer. Rice that stood warm on the counter all night is not for frying, it is for the bin.</p>$html$::text)
)
on conflict (slug) do nothing;

-- Shape: { html }
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Stocking a Korean Pantry (Yangnyeom)$$,
  'stocking-a-korean-pantry',
  $$Nine jars and bags, and you can cook most recipes in this kitchen. Buy the small ones first.$$,
  null,
  '2026-01-05T09:00:00+09:00',
  'published',
  array['basics', 'guide', 'shopping'],
  null,
  null,
  $json$
  {
    "html": "<p>You do not need a Korean grandmother, only her shelf. Take this list to the market and show the Korean word: it helps more than pronunciation.</p><h2>The nine</h2><ul><li><strong>Soy sauce</strong>, <span lang=\"ko\">진간장</span>: for glazing, marinades and dips. Contains wheat.</li><li><strong>Soup soy sauce</strong>, <span lang=\"ko\">국간장</span>: lighter in colour, much saltier, for soups and namul. Usually contains wheat.</li><li><strong>Soybean paste</strong>, <span lang=\"ko\">된장</span>: check the label for wheat and anchovy.</li><li><strong>Chilli paste</strong>, <span lang=\"ko\">고추장</span>: sweet and hot, usually with wheat or barley.</li><li><strong>Chilli flakes</strong>, <span lang=\"ko\">고춧가루</span>: keep them in the freezer and they stay red.</li><li><strong>Sesame oil</strong>, <span lang=\"ko\">참기름</span>: for the end of cooking, a teaspoon at a time.</li><li><strong>Toasted sesame seeds</strong>, <span lang=\"ko\">깨</span>: crush some between your fingers.</li><li><strong>Dried kelp</strong>, <span lang=\"ko\">다시마</span>: wipe off sand, not the white dust.</li><li><strong>Short-grain rice</strong>, <span lang=\"ko\">쌀</span>: store it cool and eat it within three months.</li></ul><h2>For those who eat fish</h2><p>Dried anchovies, <span lang=\"ko\">멸치</span>, and fish sauce, <span lang=\"ko\">멸치액젓</span>, come tenth and eleventh. If you do not eat them, look at Anchovy-Free Stock, Three Ways: you will not miss a thing.</p><h2>Where it lives</h2><p>Pastes in the fridge after opening, oil and soy sauce in the dark, flakes in the freezer, rice in a box with one dried chilli against the moths.</p>"
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Shape: { content }
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Anchovy-Free Stock, Three Ways (Chaesu)$$,
  'anchovy-free-stock',
  $$Kelp, mushroom or toasted vegetables: three clear broths for every soup on this site.$$,
  null,
  '2026-01-12T09:00:00+09:00',
  'published',
  array['vegan', 'basics', 'soup', 'vegetarian'],
  4,
  25,
  $json$
  {
    "content": "<p>Most Korean soups begin with dried anchovies, and most menus forget to say so. At home nothing has to begin that way. <span lang=\"ko\">채수</span> is stock from plants, and each of these makes about 1 litre (4 cups).</p><h2>1. Kelp, the quick one</h2><ol><li>Soak 10 g dried kelp (<span lang=\"ko\">다시마</span>) in 1.1 litres of cold water for 30 minutes.</li><li>Heat slowly. Take the kelp out when the first bubbles rise, or it turns bitter and slimy.</li></ol><h2>2. Kelp and shiitake, the deep one</h2><ol><li>Soak 8 g kelp and 20 g dried shiitake (<span lang=\"ko\">표고버섯</span>) in 1.2 litres of water for an hour, or overnight in the fridge.</li><li>Bring to a boil, take out the kelp, simmer the mushrooms 15 minutes and use them in the soup.</li></ol><h2>3. Toasted vegetables, the sweet one</h2><ol><li>Brown 200 g radish (<span lang=\"ko\">무</span>), half an onion with its skin and one spring onion in a dry pot.</li><li>Add 1.4 litres of water and a few cabbage leaves, simmer 25 minutes and strain.</li></ol><p>Keep it three days in the fridge or freeze it in a tray. Season at the end with soup soy sauce, or with salt if wheat is not for you.</p>"
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Shape: { html } with tables
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Mom's Kitchen Measures$$,
  'moms-kitchen-measures',
  $$How much is a pinch, a ladle, a fistful? My notebook page, exactly as it is.$$,
  null,
  '2026-01-16T09:00:00+09:00',
  'published',
  array['basics', 'guide'],
  null,
  null,
  $json$
  {
    "html": "<h2>Volume</h2><table><tbody><tr><td>1 teaspoon</td><td>5 ml</td></tr><tr><td>1 tablespoon</td><td>15 ml</td></tr><tr><td>1 cup in these recipes</td><td>240 ml</td></tr><tr><td>1 Korean measuring cup</td><td>200 ml</td></tr><tr><td>1 rice cooker cup</td><td>180 ml</td></tr><tr><td>1 soju glass</td><td>50 ml</td></tr></tbody></table><h2>One tablespoon weighs</h2><table><tbody><tr><td>chilli flakes</td><td>7 g</td></tr><tr><td>sesame seeds</td><td>9 g</td></tr><tr><td>minced garlic</td><td>10 g</td></tr><tr><td>sugar</td><td>12 g</td></tr><tr><td>coarse salt</td><td>15 g</td></tr><tr><td>chilli paste</td><td>18 g</td></tr><tr><td>soybean paste</td><td>18 g</td></tr></tbody></table><h2>By hand</h2><table><tbody><tr><td>a pinch of salt</td><td>1 g, between two fingers</td></tr><tr><td>a handful of spinach</td><td>about 50 g</td></tr><tr><td>one portion of thin noodles</td><td>100 g, as thick as a 500 won coin</td></tr><tr><td>a piece of kelp</td><td>5 g, the size of your palm</td></tr></tbody></table><h2>Safe in the middle</h2><table><tbody><tr><td>chicken and stuffed birds</td><td>75 °C</td></tr><tr><td>minced meat and dumplings</td><td>75 °C</td></tr></tbody></table>"
  }
  $json$::jsonb
)
on conflict (slug) do nothing;
