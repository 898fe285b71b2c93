-- Posts of unusual shapes and states, for tests: no visitor's kitchen holds them. Run after the seeds.

-- Shape: a raw object
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$A Page of the Notebook$$,
  'page-of-the-notebook',
  $$How much is a pinch, a ladle, a fistful? My notebook page, exactly as it is.$$,
  null,
  '2026-01-17T09:00:00+09:00',
  'published',
  array['basics', 'guide'],
  null,
  null,
  $json$
  {
    "kitchen_notes": {
      "volume_ml": { "teaspoon": 5, "tablespoon": 15, "cup in these recipes": 240, "Korean measuring cup": 200, "rice cooker cup": 180, "soju glass": 50 },
      "one_tablespoon_in_grams": { "chilli flakes": 7, "chilli paste": 18, "soybean paste": 18, "sugar": 12, "minced garlic": 10, "sesame seeds": 9, "coarse salt": 15 },
      "by_hand": { "a pinch of salt": "1 g, between two fingers", "a handful of spinach": "about 50 g", "one portion of thin noodles": "100 g, as thick as a 500 won coin", "a piece of kelp": "5 g, the size of your palm" },
      "safe_in_the_middle": { "chicken and stuffed birds": "75 °C", "minced meat and dumplings": "75 °C" }
    }
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

-- Shape: an empty string
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$A Page for Your Recipe$$,
  'a-page-for-your-recipe',
  $$Which dish do you miss from Korea? Write to us on Instagram and this page may become yours.$$,
  null,
  '2026-10-15T09:00:00+09:00',
  'published',
  array['requests'],
  null,
  null,
  $json$""$json$::jsonb
)
on conflict (slug) do nothing;

-- Shape: an object whose html is empty
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$The Winter Table (Gyeoul Bapsang)$$,
  'the-winter-table',
  $$Radish, oysters, sweet potatoes: I am still tasting. The menu for the cold months comes here.$$,
  null,
  '2026-10-18T09:00:00+09:00',
  'published',
  array['menu', 'winter'],
  null,
  null,
  $json${ "html": "" }$json$::jsonb
)
on conflict (slug) do nothing;

-- Shape: null
insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Hand-Cut Buckwheat Noodles, Soon (Memil-guksu)$$,
  'hand-cut-noodles-soon',
  $$The buckwheat from Bongpyeong has arrived, and my rolling pin is waiting.$$,
  null,
  '2026-10-21T09:00:00+09:00',
  'published',
  array['noodles', 'soon'],
  2,
  null,
  null
)
on conflict (slug) do nothing;

insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Rice Cake Soup (Tteokguk)$$,
  'tteokguk-draft',
  $$One bowl on New Year's morning, and you are a year older.$$,
  null,
  '2026-02-17T09:00:00+09:00',
  'draft',
  array['soup', 'rice'],
  3,
  30,
  $json$
  {
    "html": "<p>Draft: weigh the rice cakes for <span lang=\"ko\">떡국</span> again before this goes out.</p>"
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Army Base Stew, Old Version (Budae-jjigae)$$,
  'budae-jjigae-archived',
  $$Sausages, noodles and a can of beans: taken down until the new version is ready.$$,
  null,
  '2026-01-20T09:00:00+09:00',
  'archived',
  array['stew', 'pork', 'spicy'],
  3,
  20,
  to_jsonb($html$<p>This was our first <span lang="ko">부대찌개</span>, too salty by far.</p>$html$::text)
)
on conflict (slug) do nothing;

insert into public.posts (title, slug, excerpt, thumbnail_url, published_at, status, tags, servings, time_cook, content)
values (
  $$Songpyeon for Another Chuseok (Songpyeon)$$,
  'songpyeon-2099',
  $$Half-moon rice cakes on pine needles, waiting for their full moon.$$,
  null,
  '2099-09-29T09:00:00+09:00',
  'published',
  array['vegan', 'sweet', 'vegetarian'],
  6,
  25,
  $json$
  {
    "html": "<p><span lang=\"ko\">송편</span> belongs to the full moon of autumn, so this page opens then.</p>"
  }
  $json$::jsonb
)
on conflict (slug) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'ja', $$ノートの1ページ$$, $$ひとつまみ、ひとすくい、ひとつかみはどれくらい？ノートの1ページをそのまま。$$, $json$
  {
    "台所のメモ": {
      "手で計る": {
        "昆布1切れ": "5 g、手のひらの大きさ",
        "塩ひとつまみ": "1 g、指2本で",
        "ほうれん草ひとつかみ": "約50 g",
        "細い麺1人前": "100 g、500ウォン硬貨の太さ"
      },
      "かさ_ml": {
        "小さじ": 5,
        "焼酎グラス": 50,
        "大さじ": 15,
        "炊飯器の1合カップ": 180,
        "韓国の計量カップ": 200,
        "このレシピの1カップ": 240
      },
      "中心の安全な温度": {
        "鶏肉と詰め物をした鳥": "75 °C",
        "ひき肉と餃子": "75 °C"
      },
      "大さじ1の重さ_g": {
        "砂糖": 12,
        "粗塩": 15,
        "コチュジャン": 18,
        "ごま": 9,
        "粉唐辛子": 7,
        "おろしにんにく": 10,
        "テンジャン": 18
      }
    }
  }
  $json$::jsonb
from public.posts where slug = 'page-of-the-notebook'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'ja', $$あなたのレシピのページ$$, $$韓国の恋しい料理は何ですか？Instagramで教えてください。このページがあなたのものになるかもしれません。$$, $json$
  ""
  $json$::jsonb
from public.posts where slug = 'a-page-for-your-recipe'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'ja', $$冬の食卓（キョウル・パプサン）$$, $$大根、牡蠣、さつまいも。まだ味見の途中です。寒い季節の献立はここに。$$, $json$
  {"html":""}
  $json$::jsonb
from public.posts where slug = 'the-winter-table'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'ja', $$手打ちそば、近日公開（メミルグクス）$$, $$蓬坪（ポンピョン）のそば粉が届き、麺棒が待っています。$$, null
from public.posts where slug = 'hand-cut-noodles-soon'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'ja', $$トックク（餅のスープ）$$, $$お正月の朝の一杯で、ひとつ年をとります。$$, $json$
  {"html":"<p>下書き：公開前に<span lang=\"ko\">떡국</span>の餅の重さをもう一度量ること。</p>"}
  $json$::jsonb
from public.posts where slug = 'tteokguk-draft'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'ja', $$プデチゲ（旧版）$$, $$ソーセージ、麺、豆の缶詰。新しい版ができるまでお休みです。$$, $json$
  "<p>最初に作った<span lang=\"ko\">부대찌개</span>です。塩気がずっと強すぎました。</p>"
  $json$::jsonb
from public.posts where slug = 'budae-jjigae-archived'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'ja', $$いつかの秋夕のソンピョン$$, $$松葉の上の半月の餅が、満月を待っています。$$, $json$
  {"html":"<p><span lang=\"ko\">송편</span>は秋の満月のもの。だからこのページは、その日に開きます。</p>"}
  $json$::jsonb
from public.posts where slug = 'songpyeon-2099'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$笔记本的一页$$, $$一撮、一勺、一把是多少？这是我笔记本里的一页，原样照搬。$$, $json$
  {
    "厨房笔记": {
      "用手量": {
        "一片海带": "5 g，手掌大小",
        "一撮盐": "1 g，两指捏起",
        "一把菠菜": "约50 g",
        "一人份细面": "100 g，500韩元硬币那么粗"
      },
      "容量_ml": {
        "小勺": 5,
        "烧酒杯": 50,
        "大勺": 15,
        "电饭锅量杯": 180,
        "韩国量杯": 200,
        "本站菜谱的一杯": 240
      },
      "中心的安全温度": {
        "鸡肉和填馅的禽类": "75 °C",
        "肉馅和饺子": "75 °C"
      },
      "一大勺的重量_g": {
        "白糖": 12,
        "粗盐": 15,
        "韩式辣椒酱": 18,
        "芝麻": 9,
        "辣椒粉": 7,
        "蒜末": 10,
        "大酱": 18
      }
    }
  }
  $json$::jsonb
from public.posts where slug = 'page-of-the-notebook'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$为你的菜谱留的一页$$, $$你想念哪道韩国菜？在Instagram上告诉我们，这一页也许就是你的。$$, $json$
  ""
  $json$::jsonb
from public.posts where slug = 'a-page-for-your-recipe'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$冬天的餐桌$$, $$萝卜、牡蛎、红薯：我还在试味道。寒冷月份的菜单会放在这里。$$, $json$
  {"html":""}
  $json$::jsonb
from public.posts where slug = 'the-winter-table'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$手切荞麦面，即将发布$$, $$蓬坪的荞麦到了，我的擀面杖在等着。$$, null
from public.posts where slug = 'hand-cut-noodles-soon'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$年糕汤$$, $$新年早上一碗，又长一岁。$$, $json$
  {"html":"<p>草稿：发布前再称一次<span lang=\"ko\">떡국</span>的年糕。</p>"}
  $json$::jsonb
from public.posts where slug = 'tteokguk-draft'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$部队锅（旧版）$$, $$香肠、面条和一罐豆子：新版做好之前先撤下。$$, $json$
  "<p>这是我们的第一版<span lang=\"ko\">부대찌개</span>，实在太咸了。</p>"
  $json$::jsonb
from public.posts where slug = 'budae-jjigae-archived'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$另一个中秋的松糕$$, $$松针上的半月年糕，等着它们的满月。$$, $json$
  {"html":"<p><span lang=\"ko\">송편</span>属于秋天的满月，所以这一页到那天才开。</p>"}
  $json$::jsonb
from public.posts where slug = 'songpyeon-2099'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$筆記本的一頁$$, $$一撮、一匙、一把是多少？這是我筆記本裡的一頁，原樣照搬。$$, $json$
  {
    "廚房筆記": {
      "用手量": {
        "一片昆布": "5 g，手掌大小",
        "一撮鹽": "1 g，兩指捏起",
        "一把菠菜": "約50 g",
        "一人份細麵": "100 g，500韓元硬幣那麼粗"
      },
      "容量_ml": {
        "小匙": 5,
        "燒酒杯": 50,
        "大匙": 15,
        "電子鍋量杯": 180,
        "韓國量杯": 200,
        "本站食譜的一杯": 240
      },
      "中心的安全溫度": {
        "雞肉和填餡的禽類": "75 °C",
        "絞肉和餃子": "75 °C"
      },
      "一大匙的重量_g": {
        "砂糖": 12,
        "粗鹽": 15,
        "韓式辣椒醬": 18,
        "芝麻": 9,
        "辣椒粉": 7,
        "蒜末": 10,
        "大醬": 18
      }
    }
  }
  $json$::jsonb
from public.posts where slug = 'page-of-the-notebook'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$為你的食譜留的一頁$$, $$你想念哪道韓國菜？在Instagram上告訴我們，這一頁也許就是你的。$$, $json$
  ""
  $json$::jsonb
from public.posts where slug = 'a-page-for-your-recipe'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$冬天的餐桌$$, $$蘿蔔、牡蠣、地瓜：我還在試味道。寒冷月份的菜單會放在這裡。$$, $json$
  {"html":""}
  $json$::jsonb
from public.posts where slug = 'the-winter-table'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$手切蕎麥麵，即將發布$$, $$蓬坪的蕎麥到了，我的擀麵杖在等著。$$, null
from public.posts where slug = 'hand-cut-noodles-soon'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$年糕湯$$, $$新年早上一碗，又長一歲。$$, $json$
  {"html":"<p>草稿：發布前再稱一次<span lang=\"ko\">떡국</span>的年糕。</p>"}
  $json$::jsonb
from public.posts where slug = 'tteokguk-draft'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$部隊鍋（舊版）$$, $$香腸、麵條和一罐豆子：新版做好之前先撤下。$$, $json$
  "<p>這是我們的第一版<span lang=\"ko\">부대찌개</span>，實在太鹹了。</p>"
  $json$::jsonb
from public.posts where slug = 'budae-jjigae-archived'
on conflict (post_id, locale) do nothing;

insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$另一個中秋的松糕$$, $$松針上的半月年糕，等著它們的滿月。$$, $json$
  {"html":"<p><span lang=\"ko\">송편</span>屬於秋天的滿月，所以這一頁到那天才開。</p>"}
  $json$::jsonb
from public.posts where slug = 'songpyeon-2099'
on conflict (post_id, locale) do nothing;
