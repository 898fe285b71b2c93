-- The recipes of seed.sql in Traditional Chinese (Taiwan); run after it.
--
-- Of a structured recipe the words alone, in the order of the post: amounts, minutes and Korean names are the post's.
-- `unit` is what pieces are counted in. What is added to a post or taken from it changes here in every language.

-- Bap
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$洗米與煮飯（韓式白飯）$$, $$學任何菜之前，先學煮飯。像給寶寶洗澡一樣洗米，然後就別再動它。$$, $json$
  "<p>韓國人見面不問「你好嗎」，而是問<span lang=\"ko\">밥 먹었어?</span>（吃飯了嗎？）。所以我們也從<span lang=\"ko\">밥</span>（米飯）開始，從沒人寫下來的那一步開始：洗米。</p>\n<h2>需要準備</h2>\n<ul>\n<li>短粒白米 400 g <span lang=\"ko\">쌀</span></li>\n<li>煮飯的水 440 ml，米泡得久就少放一點</li>\n<li>洗米用的冷水，多備一些</li>\n</ul>\n<h2>洗米與煮飯</h2>\n<ol>\n<li>倒入沒過米的冷水，攪一下馬上倒掉。第一遍水有灰，乾米又吸得快。</li>\n<li>在幾乎沒有水的狀態下，張開手輕輕攪約20下。米粒碎了飯會爛。</li>\n<li>加水、晃一晃、倒掉。把<strong>第二遍</strong>和第三遍的洗米水放冰箱，當天煮湯鍋用。</li>\n<li>隔著水能看見米粒就停，不必像玻璃一樣清。</li>\n<li>米泡30分鐘，瀝乾，加入440 ml乾淨的水。</li>\n<li>用帶蓋的厚鍋：中大火5分鐘煮開，轉最小火12分鐘，別開蓋。</li>\n<li>離火燜10分鐘，再用沾濕的飯匙從底下翻鬆，讓蒸汽散出。</li>\n</ol>\n<h2>放多少水</h2>\n<table>\n<thead><tr><th>米（400 g）</th><th>浸泡</th><th>水</th></tr></thead>\n<tbody>\n<tr><td>白米 <span lang=\"ko\">백미</span></td><td>30分鐘</td><td>440 ml</td></tr>\n<tr><td>新米 <span lang=\"ko\">햅쌀</span></td><td>20分鐘</td><td>400 ml</td></tr>\n<tr><td>糙米 <span lang=\"ko\">현미</span></td><td>冰箱裡8小時</td><td>560 ml，小火30分鐘</td></tr>\n<tr><td>豆飯 <span lang=\"ko\">콩밥</span></td><td>豆子泡一夜，米30分鐘</td><td>480 ml</td></tr>\n</tbody>\n</table>\n<h2>保存</h2>\n<p>剩飯裝進扁盒，一小時內放涼，冷藏一天，冷凍一個月。在室溫下溫著放了一夜的飯不能拿來炒，只能丟掉。</p>"
  $json$::jsonb
from public.posts where slug = 'how-to-wash-rice'
on conflict (post_id, locale) do nothing;

-- Yangnyeom
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$備好一個韓國調味料櫃$$, $$九樣瓶瓶罐罐，就能做出這間廚房裡的大部分菜。先買小份的。$$, $json$
  {"html":"<p>你不需要有一位韓國奶奶，只需要她的調料架。帶著這張單子去市場，把韓文給人看，比發音管用。</p><h2>九樣調料</h2><ul><li><strong>醬油</strong> <span lang=\"ko\">진간장</span>：用於收汁、醃肉和沾食。含小麥。</li><li><strong>韓式湯醬油</strong> <span lang=\"ko\">국간장</span>：顏色淺，鹹得多，用於湯和涼拌菜。通常含小麥。</li><li><strong>大醬</strong> <span lang=\"ko\">된장</span>：看標籤有沒有小麥和小魚乾。</li><li><strong>韓式辣椒醬</strong> <span lang=\"ko\">고추장</span>：又甜又辣，通常含小麥或大麥。</li><li><strong>韓國辣椒粉</strong> <span lang=\"ko\">고춧가루</span>：放冷凍庫，顏色才會一直紅。</li><li><strong>芝麻油</strong> <span lang=\"ko\">참기름</span>：出鍋前用，一次一小匙。</li><li><strong>熟芝麻</strong> <span lang=\"ko\">깨</span>：用手指捻碎一些。</li><li><strong>乾昆布</strong> <span lang=\"ko\">다시마</span>：擦掉沙子，白霜留著。</li><li><strong>短粒米</strong> <span lang=\"ko\">쌀</span>：放陰涼處，三個月內吃完。</li></ul><h2>吃魚的人</h2><p>第十和第十一樣是小魚乾<span lang=\"ko\">멸치</span>和鯷魚魚露<span lang=\"ko\">멸치액젓</span>。不吃的話，請看「不用小魚乾的三種高湯」，什麼味道都不會少。</p><h2>放在哪裡</h2><p>醬類開封後放冰箱，油和醬油避光，辣椒粉冷凍，米裝進箱子，放一根乾辣椒防蟲。</p>"}
  $json$::jsonb
from public.posts where slug = 'stocking-a-korean-pantry'
on conflict (post_id, locale) do nothing;

-- Kimchi-jjigae
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$韓式泡菜鍋$$, $$泡菜越酸，湯越好喝：誰都想不出吃什麼的日子，我們就煮它。$$, $json$
  {
    "html": "<p>韓國孩子走到樓梯口就知道今晚吃<span lang=\"ko\">김치찌개</span>。冰箱最裡頭的泡菜酸透了，我就做這道菜，所以別把那罐扔了：它正好派上用場。</p><p>沒發酵好的泡菜，煮出來味道平淡。如果才醃了一個星期，先在室溫放一天，或者按小訣竅裡說的加一匙醋。</p>",
    "recipe": {
      "category": "湯鍋",
      "ingredients": [
        { "group": "鍋裡的料", "items": [
          { "name": "發酵充分的白菜泡菜", "note": "切一口大小；大多數泡菜含魚露或蝦醬" },
          { "name": "泡菜汁", "note": "罐子裡的" },
          { "name": "豬梅花肉或五花肉", "note": "切一口大小的薄片" },
          { "name": "食用油" },
          { "name": "洋蔥", "note": "切片" },
          { "name": "水", "note": "或洗米水" },
          { "name": "板豆腐", "note": "切厚片" },
          { "name": "青蔥", "note": "斜切片", "unit": "根" },
          { "name": "青辣椒", "note": "切圈，給孩子吃就不放", "unit": "根" }
        ] },
        { "group": "調味", "items": [
          { "name": "韓國辣椒粉" },
          { "name": "蒜末" },
          { "name": "韓式湯醬油" },
          { "name": "砂糖", "note": "泡菜太酸時可以中和" }
        ] }
      ],
      "steps": [
        { "text": "厚鍋中火燒熱油，放豬肉翻炒約4分鐘，炒到看不見粉紅色。" },
        { "text": "加泡菜和砂糖一起炒，炒到白菜梗變透明、油變紅。香味全靠這一步，別著急。" },
        { "text": "加洋蔥、泡菜汁、辣椒粉、蒜末和水。煮開後蓋上蓋，中小火煮到豬肉軟爛。" },
        { "text": "這時嚐味道。每家的泡菜鹹淡不同：湯醬油每次加半匙，鹹到想配飯就停。" },
        { "text": "把豆腐片鋪在上面，澆上湯，不要攪動，再煮一會兒。" },
        { "text": "撒上青蔥和辣椒，再煮最後1分鐘，趁咕嘟冒泡連鍋上桌，配熱米飯。" }
      ],
      "tips": [
        "泡菜不夠酸？加水時一起加1小匙醋。",
        "第二天更好吃。兩小時內放涼，放冰箱，吃之前再徹底煮開一次。"
      ],
      "substitutions": [
        "不含豬肉：用一罐150 g油浸鮪魚。跳過第一步，用罐頭裡的油炒泡菜，魚肉和豆腐一起放。",
        "純植物、不含魚露：用純植物泡菜和它的汁，豬肉換成200 g秀珍菇，水換成昆布高湯。普通泡菜含魚露或蝦醬。",
        "無麩質：湯醬油換成不含小麥的溜醬油或1/2小匙鹽，並查看泡菜的標籤。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'kimchi-jjigae'
on conflict (post_id, locale) do nothing;

-- Chaesu
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$不用小魚乾的三種高湯$$, $$昆布、香菇或烤蔬菜：三種清湯，適合本站所有的湯。$$, $json$
  {"content":"<p>大多數韓國湯都從小魚乾開始，而大多數菜單都忘了寫。在家裡完全不必這樣。<span lang=\"ko\">채수</span>是素高湯，下面每種都能做約1公升。</p><h2>1. 昆布高湯，最快</h2><ol><li>10 g乾昆布（<span lang=\"ko\">다시마</span>）泡在1.1公升冷水裡30分鐘。</li><li>慢慢加熱，剛冒泡就取出昆布，不然會發苦發黏。</li></ol><h2>2. 昆布香菇高湯，最濃</h2><ol><li>8 g昆布和20 g乾香菇（<span lang=\"ko\">표고버섯</span>）泡在1.2公升水裡一小時，或在冰箱裡泡一夜。</li><li>煮開，取出昆布，香菇再煮15分鐘，可以放進湯裡吃。</li></ol><h2>3. 烤蔬菜高湯，最甜</h2><ol><li>200 g蘿蔔（<span lang=\"ko\">무</span>）、半個帶皮洋蔥和一根青蔥，在乾鍋裡煎出焦色。</li><li>加1.4公升水和幾片高麗菜葉，煮25分鐘後濾出。</li></ol><p>冷藏三天，或倒進冰格冷凍。最後用湯醬油調味，不能吃小麥就用鹽。</p>"}
  $json$::jsonb
from public.posts where slug = 'anchovy-free-stock'
on conflict (post_id, locale) do nothing;

-- Sigeumchi-namul
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$涼拌菠菜$$, $$鍋裡三十秒，手裡一分鐘，菠菜從沒這麼翠綠好吃過。$$, $json$
  {
    "html": "<p>南海岸的冬菠菜根是粉紅的，甜得像糖。那時的<span lang=\"ko\">시금치나물</span>最好吃，不過我一年四季都做。</p><p>韓國人說味道在指尖上，叫<span lang=\"ko\">손맛</span>（手的味道）。這道菜請用手拌，你就明白了。</p>",
    "recipe": {
      "category": "小菜",
      "ingredients": [
        { "items": [
          { "name": "菠菜" },
          { "name": "粗鹽", "note": "放進汆燙的水裡" },
          { "name": "細鹽" },
          { "name": "蒜末" },
          { "name": "青蔥", "note": "蔥白切末", "unit": "根" },
          { "name": "芝麻油" },
          { "name": "熟芝麻", "note": "一半捻碎" }
        ] }
      ],
      "steps": [
        { "text": "粗的菠菜在根部切十字，這樣葉子散開，根還連著。在滿盆水裡洗三遍：沙子會沉底，所以把菠菜撈出來，不要倒水。" },
        { "text": "2公升水加粗鹽燒到滾開。菠菜根朝下按進水裡，數到三十。" },
        { "text": "馬上撈進冷水。輕輕擠，像握孩子的手那樣用力：濕潤可以，滴水不行。" },
        { "text": "切成手指長，抖散。加細鹽、蒜末、蔥、芝麻油和芝麻，用手抓拌到每片葉子都發亮。" },
        { "text": "嚐一嚐，再加幾粒鹽。當天吃完。" }
      ],
      "tips": [
        "夏天容易壞。放冰箱，兩天內吃完。",
        "剩下的可以放進拌飯或紫菜飯捲。"
      ],
      "substitutions": [
        "牛皮菜、西洋菜或嫩羽衣甘藍也行。羽衣甘藍要煮兩分鐘。",
        "想要味道更濃，用1小匙湯醬油代替細鹽。那樣就不是無麩質了。",
        "用大醬（1小匙）代替鹽，就是鄉下的做法。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'sigeumchi-namul'
on conflict (post_id, locale) do nothing;

-- Mom's Kitchen Measures
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$媽媽的廚房量法$$, $$一撮、一匙、一把是多少？這是我筆記本裡的一頁，原樣照搬。$$, $json$
  {"html":"<h2>容量</h2><table><tbody><tr><td>1小匙</td><td>5 ml</td></tr><tr><td>1大匙</td><td>15 ml</td></tr><tr><td>本站食譜的1杯</td><td>240 ml</td></tr><tr><td>韓國量杯1杯</td><td>200 ml</td></tr><tr><td>電子鍋量杯1杯</td><td>180 ml</td></tr><tr><td>燒酒杯1杯</td><td>50 ml</td></tr></tbody></table><h2>一大匙的重量</h2><table><tbody><tr><td>辣椒粉</td><td>7 g</td></tr><tr><td>芝麻</td><td>9 g</td></tr><tr><td>蒜末</td><td>10 g</td></tr><tr><td>砂糖</td><td>12 g</td></tr><tr><td>粗鹽</td><td>15 g</td></tr><tr><td>韓式辣椒醬</td><td>18 g</td></tr><tr><td>大醬</td><td>18 g</td></tr></tbody></table><h2>用手量</h2><table><tbody><tr><td>一撮鹽</td><td>1 g，兩指捏起</td></tr><tr><td>一把菠菜</td><td>約50 g</td></tr><tr><td>一人份細麵</td><td>100 g，500韓元硬幣那麼粗</td></tr><tr><td>一片昆布</td><td>5 g，手掌大小</td></tr></tbody></table><h2>中心的安全溫度</h2><table><tbody><tr><td>雞肉和填餡的禽類</td><td>75 °C</td></tr><tr><td>絞肉和餃子</td><td>75 °C</td></tr></tbody></table>"}
  $json$::jsonb
from public.posts where slug = 'moms-kitchen-measures'
on conflict (post_id, locale) do nothing;

-- Doenjang-jjigae
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$大醬湯$$, $$一鍋樸實的豆腐、馬鈴薯和櫛瓜，讓哪間廚房都有家的味道。$$, $json$
  {
    "html": "<p>問遠離家鄉的韓國人想念什麼，一半會說<span lang=\"ko\">된장찌개</span>。大醬就是大豆、鹽和耐心。聞著嗆，吃著柔和，人家也是這麼形容我母親的。</p><p>各家大醬鹹淡不同，所以先比我寫的少放一點，放豆腐之前嚐一嚐。</p>",
    "recipe": {
      "category": "湯鍋",
      "ingredients": [
        { "group": "高湯", "items": [
          { "name": "水", "note": "最好用第二遍洗米水" },
          { "name": "熬湯用小魚乾", "note": "去頭和黑色內臟" },
          { "name": "乾昆布", "note": "手掌大一片" }
        ] },
        { "group": "鍋裡的料", "items": [
          { "name": "大醬" },
          { "name": "馬鈴薯", "note": "切2 cm丁" },
          { "name": "櫛瓜", "note": "切厚的半圓片" },
          { "name": "洋蔥", "note": "切2 cm方塊" },
          { "name": "香菇或洋菇", "note": "切片" },
          { "name": "板豆腐", "note": "切2 cm丁" },
          { "name": "蒜末" },
          { "name": "韓國辣椒粉" },
          { "name": "青辣椒", "note": "切圈", "unit": "根" },
          { "name": "青蔥", "note": "切蔥花", "unit": "根" }
        ] }
      ],
      "steps": [
        { "text": "鍋裡放水、小魚乾和昆布。煮開就馬上取出昆布（忘了會發黏），小魚乾再煮8分鐘後撈出。" },
        { "text": "大醬用小篩子壓進高湯，或先在碗裡用一匙高湯化開，免得結塊。" },
        { "text": "加馬鈴薯，煮到筷子插進去還稍有阻力。" },
        { "text": "加洋蔥、櫛瓜、蘑菇、蒜末和辣椒粉，煮到櫛瓜剛軟。" },
        { "text": "嚐味道：因為配白飯吃，要比一般的湯稍鹹。再加一小匙左右的大醬，或加點水。" },
        { "text": "加豆腐、青辣椒和青蔥，煮到豆腐熱透。" }
      ],
      "tips": [
        "大醬別煮半小時。煮久了發苦，香味也跑光。",
        "剩下的第二天拌飯，加青菜和一匙韓式辣椒醬，就是一頓午飯。"
      ],
      "substitutions": [
        "純植物、不含魚：不放小魚乾，昆布和3朵乾香菇在水裡泡30分鐘，再煮10分鐘。選標籤上沒有小魚乾和貝類的大醬。",
        "無麩質：很多工廠做的大醬含小麥。找只用大豆和鹽做的（한식된장）。",
        "沒有櫛瓜？用別的夏南瓜，或和馬鈴薯一起放蘿蔔片。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'doenjang-jjigae'
on conflict (post_id, locale) do nothing;

-- Mandu
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$韓式蒸餃$$, $$都說餃子包得漂亮，孩子就生得漂亮。叫上全家一起來。$$, $json$
  {
    "html": "<p>除夕晚上，大家圍著一個大盆坐在地上包<span lang=\"ko\">만두</span>，包到膝蓋抗議。爺爺包的會破，孩子包的像石頭，最後全都吃光。</p><p>餡一定要乾。擠豆腐，擠泡菜，擠豆芽，覺得夠乾了，再擠一遍。</p>",
    "recipe": {
      "category": "餃子",
      "ingredients": [
        { "group": "餃子（約32個）", "items": [
          { "name": "圓水餃皮", "note": "蓋濕布解凍", "unit": "張" },
          { "name": "豬絞肉" },
          { "name": "板豆腐" },
          { "name": "酸白菜泡菜", "note": "切碎；大多數泡菜含魚露或蝦醬" },
          { "name": "綠豆芽" },
          { "name": "韭菜", "note": "切末" },
          { "name": "醬油" },
          { "name": "蒜末" },
          { "name": "薑蓉" },
          { "name": "芝麻油" },
          { "name": "細鹽" },
          { "name": "雞蛋", "note": "打散", "unit": "個" }
        ] },
        { "group": "沾醬", "items": [
          { "name": "醬油" },
          { "name": "米醋" },
          { "name": "韓國辣椒粉" }
        ] }
      ],
      "steps": [
        { "text": "豆芽煮2分鐘，過冷水，切碎。豆腐、豆芽、泡菜依次用布包起來，各自盡量擰乾。" },
        { "text": "與豬絞肉、韭菜、醬油、蒜、薑、芝麻油、鹽和雞蛋混合，單手揉到發黏。" },
        { "text": "取一小匙在鍋裡煎熟再嚐，絕不要嚐生餡。調整鹹淡。" },
        { "text": "皮上放略少的一大匙餡（20 g），邊上沾水，對折成半月，排出空氣。兩角沾水捏在一起，成圓形。" },
        { "text": "蒸籠鋪濕布或高麗菜葉，餃子分開放不要挨著，水開後分兩批蒸，每批10分鐘。" },
        { "text": "切開一個：肉要整個變成灰褐色，沒有粉紅，中心75 °C。調好沾醬，趁熱上桌。" }
      ],
      "tips": [
        "生餃子放在撒了麵粉的盤裡冷凍，再裝袋。不解凍直接蒸，每批14分鐘。",
        "煎餃：底部煎黃，加80 ml水，蓋上鍋蓋6分鐘，開蓋煎到噼啪響。"
      ],
      "substitutions": [
        "純植物：豬肉和雞蛋換成200 g炒乾的碎蘑菇、60 g泡軟的冬粉和2大匙澱粉，用純植物泡菜。確認水餃皮不含雞蛋。",
        "不含豬肉：用等量的雞絞肉或牛絞肉，同樣要仔細煮熟。",
        "無麩質：越南米紙沾水，包餡折雙層後煎，餡和沾醬用不含小麥的溜醬油。查看泡菜的標籤。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'mandu'
on conflict (post_id, locale) do nothing;

-- Bibimbap
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$拌飯$$, $$熱飯上五種顏色，一個雞蛋，一匙醬，然後漂漂亮亮地把它拌亂。$$, $json$
  {
    "html": "<p><span lang=\"ko\">비빔밥</span>的意思就是拌著吃的飯，所以一定要拌！有的遊客覺得太好看，一層一層地吃。把湯匙插進去，從底下翻十下，再嚐。</p><p>秘訣很平淡：每種菜單獨炒，單獨放鹽。一口鍋從顏色最淺的炒到最深的。</p>",
    "recipe": {
      "category": "米飯",
      "ingredients": [
        { "group": "碗裡的料", "items": [
          { "name": "熱米飯（短粒米）" },
          { "name": "沙朗或牛臀肉", "note": "切細絲" },
          { "name": "菠菜", "note": "洗淨" },
          { "name": "綠豆芽或黃豆芽" },
          { "name": "櫛瓜", "note": "切絲" },
          { "name": "紅蘿蔔", "note": "切絲" },
          { "name": "香菇", "note": "切片" },
          { "name": "雞蛋", "unit": "個" },
          { "name": "食用油", "note": "炒菜用" },
          { "name": "細鹽", "note": "每種菜一小撮" },
          { "name": "芝麻油", "note": "拌青菜和牛肉" },
          { "name": "醬油", "note": "醃牛肉" },
          { "name": "蒜末" }
        ] },
        { "group": "拌飯醬", "items": [
          { "name": "韓式辣椒醬" },
          { "name": "芝麻油" },
          { "name": "砂糖" },
          { "name": "米醋" },
          { "name": "水" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "牛肉用醬油、一半蒜末和1小匙芝麻油拌勻。拌飯醬的材料在小碗裡調好。" },
        { "text": "燒一鍋鹽水。菠菜汆燙30秒，撈進冷水，擠乾，切三段。同一鍋水煮豆芽，綠豆芽3分鐘，黃豆芽6分鐘，瀝乾。" },
        { "text": "菠菜和豆芽分別在兩個碗裡，用一撮鹽、剩下的蒜末和1小匙芝麻油拌好。" },
        { "text": "熱鍋少油，依次炒櫛瓜、紅蘿蔔、香菇，每樣加一撮鹽炒約2分鐘，要炒軟一點但還保有脆度。" },
        { "text": "牛肉用大火炒到變色熟透。" },
        { "text": "煎雞蛋到蛋白凝固。給小孩、孕婦和腸胃弱的人，蛋黃也要煎熟。" },
        { "text": "兩碗盛熱飯，把菜和牛肉按顏色擺好，雞蛋放中間，醬放旁邊。先放一匙。" }
      ],
      "tips": [
        "用冰箱裡剩的小菜做，才是最道地的拌飯。",
        "想要石鍋拌飯那種焦香，鑄鐵鍋抹油，壓上米飯，放上所有的料，中火加熱約6分鐘到噼啪作響。"
      ],
      "substitutions": [
        "純植物：不放牛肉和雞蛋，蘑菇加倍，加煎脆的豆腐。",
        "無麩質：用不含小麥的溜醬油，和標明無麩質的韓式辣椒醬。大多數含小麥或大麥。",
        "不辣：不用辣椒醬，改用2大匙醬油、1大匙芝麻油和1小匙砂糖拌。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'bibimbap'
on conflict (post_id, locale) do nothing;

-- Kimchi-bokkeumbap
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$韓式泡菜炒飯$$, $$剩飯、老泡菜、一個雞蛋：韓國學生學會的第一道菜，一做就是一輩子。$$, $json$
  {
    "html": "<p>我兒子搬出去住時只會做<span lang=\"ko\">김치볶음밥</span>。他打電話問為什麼炒得黏糊糊的。我說，因為你用了剛煮的熱飯，汁也放多了。</p><p>隔夜的冷飯、很酸的泡菜、燒熱的鍋。剩下的，就等著聽人叫好。</p>",
    "recipe": {
      "category": "米飯",
      "ingredients": [
        { "items": [
          { "name": "冷米飯（短粒米）" },
          { "name": "酸白菜泡菜", "note": "切碎；大多數泡菜含魚露或蝦醬" },
          { "name": "泡菜汁" },
          { "name": "青蔥", "note": "切蔥花", "unit": "根" },
          { "name": "食用油" },
          { "name": "韓式辣椒醬" },
          { "name": "醬油" },
          { "name": "砂糖" },
          { "name": "芝麻油" },
          { "name": "雞蛋", "unit": "個" },
          { "name": "烤海苔", "note": "剪細絲", "unit": "張" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "寬鍋裡放1 1/2大匙油和青蔥，中火炒到散出甜香。" },
        { "text": "加泡菜和砂糖，炒到泡菜變軟、邊緣微焦。" },
        { "text": "泡菜撥到一邊，醬油淋在空出的鍋底，聽到滋的一聲，拌入辣椒醬和泡菜汁，再全部炒勻。" },
        { "text": "加米飯，用鍋鏟側面切散，大火炒到每粒飯都紅而冒熱氣。最後1分鐘壓平，讓底部焦脆。" },
        { "text": "關火，拌入芝麻油。另起鍋用剩下的油煎雞蛋，煎到蛋白凝固。" },
        { "text": "用碗把飯扣到盤裡成圓頂，蓋上雞蛋，撒海苔和芝麻。" }
      ],
      "tips": [
        "剩飯要盡快放涼，冷藏不超過一天。溫著放了一夜的飯，炒過也會讓人生病。",
        "雞蛋下面墊一片起司讓它融化，不傳統，但很好吃。"
      ],
      "substitutions": [
        "純植物、不含魚露：用純植物泡菜和它的汁，雞蛋換成煎豆腐丁。",
        "無麩質：不含小麥的溜醬油，和無麩質的韓式辣椒醬或1小匙辣椒粉。泡菜也要查看。",
        "吃肉的人可以和泡菜一起加100 g培根或鮪魚罐頭。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'kimchi-bokkeumbap'
on conflict (post_id, locale) do nothing;

-- Japchae
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$什錦拌冬粉（雜菜）$$, $$我們家過生日，沒有一次少得了這一大盤亮晶晶的地瓜冬粉。$$, $json$
  {
    "html": "<p>過年、過生日、女兒第一次帶人回家的時候，我家桌上一定有<span lang=\"ko\">잡채</span>。冬粉是地瓜做的，涼了也彈牙。</p><p>都說雜菜費工夫。費的是切菜的工夫。菜全切好了，半小時就能吃上。</p>",
    "recipe": {
      "category": "麵食",
      "ingredients": [
        { "group": "冬粉和蔬菜", "items": [
          { "name": "韓國地瓜冬粉" },
          { "name": "沙朗牛肉", "note": "切細絲" },
          { "name": "菠菜" },
          { "name": "紅蘿蔔", "note": "切絲" },
          { "name": "洋蔥", "note": "切薄片" },
          { "name": "紅甜椒", "note": "切細絲" },
          { "name": "鮮香菇", "note": "切片" },
          { "name": "食用油" },
          { "name": "細鹽" },
          { "name": "熟芝麻", "note": "最後撒" }
        ] },
        { "group": "牛肉和香菇的醃料", "items": [
          { "name": "醬油" },
          { "name": "砂糖" },
          { "name": "蒜末" },
          { "name": "芝麻油" }
        ] },
        { "group": "冬粉的調味", "items": [
          { "name": "醬油" },
          { "name": "二砂糖" },
          { "name": "芝麻油" },
          { "name": "黑胡椒粉" }
        ] }
      ],
      "steps": [
        { "text": "牛肉和香菇用醃料裡的醬油、糖、蒜末和芝麻油拌勻，放著，去切菜。" },
        { "text": "燒一大鍋水。菠菜汆燙30秒撈出，過涼水，擠乾，用一撮鹽調味。" },
        { "text": "同一鍋水煮冬粉，煮到透明、軟而中間有嚼勁，6到7分鐘。瀝乾，不要沖水，用剪刀剪兩下。" },
        { "text": "寬鍋裡調好冬粉的調味料，放入熱冬粉，中火翻拌到汁全吸乾、發亮。" },
        { "text": "另起鍋少油，依次炒洋蔥、紅蘿蔔、紅甜椒，各加一撮鹽炒1到2分鐘，倒在冬粉上。" },
        { "text": "大火炒牛肉和香菇，炒到肉變色熟透、鍋裡沒有水分。" },
        { "text": "全部用手拌勻（燙，戴手套更好），嚐味道，再加一點醬油或糖，最後撒芝麻。" }
      ],
      "tips": [
        "拌好以後再嚐，不要拌之前嚐。蔬菜會沖淡味道。",
        "涼了的雜菜會發硬發白。加一匙水下鍋兩分鐘就恢復了。"
      ],
      "substitutions": [
        "純植物：本站另有專門的食譜，請看「純植物蘑菇炒冬粉」。",
        "無麩質：冬粉是純地瓜澱粉，把醬油換成不含小麥的溜醬油就行。",
        "豬肉絲或雞腿肉做法一樣。雞肉要做到沒有粉紅色。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'japchae'
on conflict (post_id, locale) do nothing;

-- Gyeran-jjim
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$韓式雞蛋羹$$, $$像一朵黃雲一樣高出鍋沿。趁它嘆氣塌下去之前，趕快端上桌。$$, $json$
  {
    "html": "<p>烤肉店裡，一口黑鍋的<span lang=\"ko\">계란찜</span>不用點就上桌，安慰每個吃多了辣椒的人。在家我做給孩子、牙疼的人，還有我自己。</p><p>全靠蒸汽。小火，合適的蓋子，不許偷看。</p>",
    "recipe": {
      "category": "小菜",
      "ingredients": [
        { "items": [
          { "name": "雞蛋", "unit": "個" },
          { "name": "昆布高湯", "note": "或水" },
          { "name": "細鹽" },
          { "name": "砂糖" },
          { "name": "青蔥", "note": "切末", "unit": "根" },
          { "name": "紅蘿蔔", "note": "切末" },
          { "name": "芝麻油" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "雞蛋加鹽和糖打散。想嫩滑就過篩，想要家常味就不用。" },
        { "text": "小厚鍋（600 ml，韓式砂鍋最好）內壁抹一半芝麻油，把高湯燒開。" },
        { "text": "轉中小火，倒入蛋液，一邊用湯匙刮鍋底一邊攪，攪到像軟嫩的炒蛋，約三分之二凝固。" },
        { "text": "撒上紅蘿蔔和青蔥。轉最小火，蓋上拱形蓋或倒扣的碗，給它留出鼓起的空間。" },
        { "text": "高出鍋沿、筷子插入沒有蛋液就好了。淋上剩下的芝麻油，撒芝麻，馬上端上桌。鍋非常燙。" }
      ],
      "tips": [
        "底糊了？火太大。下次在鍋下再墊一口平底鍋或導熱板。",
        "用蒸鍋：雞蛋和涼高湯放進碗裡蓋好，在微微沸騰的水上蒸12分鐘，口感像布丁。"
      ],
      "substitutions": [
        "餐館做法：用2小匙切碎的蝦醬代替鹽，配小魚乾高湯。那樣就不是素的了。",
        "純植物：400 g嫩豆腐蒸8分鐘，加醬油、蔥花和芝麻油。雖然是另一道菜，一樣暖心。",
        "沒有砂鍋：任何帶蓋的小厚鍋都行。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'gyeran-jjim'
on conflict (post_id, locale) do nothing;

-- Tteokbokki
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$辣炒年糕$$, $$軟糯、香甜又火辣，每個小學生放學路上都要買的小吃。$$, $json$
  {
    "html": "<p>我學校門口有位阿姨，守著一口方鍋的<span lang=\"ko\">떡볶이</span>，前面排著穿校服的女生。我現在還照她的做法：開始汁要稀，然後耐心等它裹住年糕。</p><p>不習慣吃辣，辣椒粉減半，糖不減。一杯冷牛奶或一個水煮蛋比水管用。</p>",
    "recipe": {
      "category": "小吃",
      "ingredients": [
        { "items": [
          { "name": "條狀年糕" },
          { "name": "韓式魚板", "note": "切三角片" },
          { "name": "水" },
          { "name": "熬湯用小魚乾", "note": "去頭和內臟" },
          { "name": "乾昆布" },
          { "name": "雞蛋", "note": "煮熟去殼", "unit": "個" },
          { "name": "青蔥", "note": "切手指長的段", "unit": "根" },
          { "name": "熟芝麻", "note": "最後撒" }
        ] },
        { "group": "醬汁", "items": [
          { "name": "韓式辣椒醬" },
          { "name": "韓國細辣椒粉" },
          { "name": "醬油" },
          { "name": "砂糖" },
          { "name": "蒜末" }
        ] }
      ],
      "steps": [
        { "text": "年糕冷藏後變硬了，就在備料時用溫水泡著。新鮮柔軟的不用泡。" },
        { "text": "水加小魚乾和昆布煮開。水開取出昆布，7分鐘後撈出小魚乾。" },
        { "text": "調好醬汁，化進高湯。" },
        { "text": "放入瀝乾的年糕，中大火煮，常攪動以免黏底，煮到芯軟、汁開始變稠。" },
        { "text": "加魚板、雞蛋和青蔥，煮到汁能掛住湯匙。" },
        { "text": "撒芝麻馬上吃：年糕涼了會變硬。" }
      ],
      "tips": [
        "給小孩和老人吃要把年糕切小，慢慢嚼。年糕黏，可能噎住。",
        "把煮好的泡麵拌進剩下的醬汁，就是拉麵辣炒年糕。"
      ],
      "substitutions": [
        "純植物、不含魚：高湯用昆布和乾香菇，魚板換成油豆腐皮，雞蛋換成高麗菜。",
        "無麩質：選米做的年糕（쌀떡，不是小麥的밀떡）、不含小麥的溜醬油和標明無麩質的韓式辣椒醬，不放用小麥粉黏合的魚板。",
        "給孩子做不辣的：不放辣椒粉，辣椒醬換成3大匙醬油和1大匙芝麻油。這就是宮廷炒年糕。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'tteokbokki'
on conflict (post_id, locale) do nothing;

-- Gimbap
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$紫菜飯捲（韓式飯捲）$$, $$野餐的日子從早上六點開始，手指上是芝麻油，頭尾兩段歸我。$$, $json$
  {
    "html": "<p>韓國的校外教學是<span lang=\"ko\">김밥</span>的味道。媽媽們早起來捲，誰起得最早誰就能吃兩頭，那是最好吃的，因為餡都露在外面。</p><p>它不是壽司：飯用鹽和芝麻油調味，不放醋，裡面沒有生的東西。</p>",
    "recipe": {
      "category": "米飯",
      "ingredients": [
        { "group": "米飯", "items": [
          { "name": "短粒米" },
          { "name": "水" },
          { "name": "芝麻油" },
          { "name": "細鹽" }
        ] },
        { "group": "餡料", "items": [
          { "name": "牛絞肉" },
          { "name": "醬油" },
          { "name": "砂糖" },
          { "name": "雞蛋", "note": "加一撮鹽打散", "unit": "個" },
          { "name": "菠菜" },
          { "name": "紅蘿蔔", "note": "切絲" },
          { "name": "醃黃蘿蔔條", "unit": "條" },
          { "name": "飯捲用海苔", "unit": "張" },
          { "name": "食用油", "note": "煎炒用" },
          { "name": "芝麻油", "note": "拌菠菜和刷表面用" }
        ] }
      ],
      "steps": [
        { "text": "米洗到水快清，瀝10分鐘，加440 ml水煮，用電子鍋，或有蓋的鍋：煮開5分鐘，最小火12分鐘，離火蓋著燜10分鐘。" },
        { "text": "這時菠菜汆燙30秒，過涼，用力擠乾，用一撮鹽和1小匙芝麻油拌好。" },
        { "text": "少油小火把蛋液煎成一張厚蛋餅，翻一次，切五條。同一口鍋炒紅蘿蔔，加一撮鹽炒2分鐘。" },
        { "text": "牛絞肉加醬油和糖，炒到熟透、水分收乾。" },
        { "text": "熱飯拌入一大匙芝麻油和鹽，放到溫熱。飯太燙海苔會縮會破。" },
        { "text": "海苔粗面朝上放竹簾上。取一把飯（約160 g）薄薄鋪滿三分之二，橫著排上牛肉、蛋、菠菜、紅蘿蔔和黃蘿蔔。" },
        { "text": "提起近身的一邊蓋住餡，用手指收緊再捲。遠端沾點水封口，接縫朝下放著。" },
        { "text": "刷上剩下的芝麻油，用濕布擦過的刀切成1.5 cm厚。" }
      ],
      "tips": [
        "當天捲當天吃。天熱用冰袋保冷，四小時內吃完。",
        "放冰箱會變硬。切片裹蛋液煎一下：反正韓國孩子更愛這樣吃。"
      ],
      "substitutions": [
        "純植物：牛肉換成醬油煎的板豆腐條，雞蛋換成酪梨或牛蒡。",
        "無麩質：用不含小麥的溜醬油，並查看醃黃蘿蔔的標籤。",
        "沒有黃蘿蔔？任何脆的醃小黃瓜，擦乾水就行。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'gimbap'
on conflict (post_id, locale) do nothing;

-- Hotteok
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$糖餅（韓式黑糖餡餅）$$, $$冰冷的手指，滾燙的糖漿，街角排隊。現在不用排了。$$, $json$
  {
    "html": "<p>第一陣冷風吹來，賣<span lang=\"ko\">호떡</span>的大叔就在公車站支起鐵板，穿西裝的大男人被黑糖燙了嘴。用紙杯夾著，吹一吹，還是咬得太早。</p><p>麵團又軟又黏。要在手上抹油，不要加麵粉。</p>",
    "recipe": {
      "category": "甜點",
      "ingredients": [
        { "group": "麵團（6個）", "items": [
          { "name": "中筋麵粉" },
          { "name": "糯米粉", "note": "增加嚼勁" },
          { "name": "溫水", "note": "不比手腕熱" },
          { "name": "砂糖" },
          { "name": "速發乾酵母" },
          { "name": "細鹽" },
          { "name": "食用油" }
        ] },
        { "group": "餡", "items": [
          { "name": "黑糖" },
          { "name": "烤花生", "note": "切碎" },
          { "name": "葵花子或芝麻" },
          { "name": "肉桂粉" }
        ] },
        { "group": "煎餅用", "items": [
          { "name": "食用油" }
        ] }
      ],
      "steps": [
        { "text": "水、糖、酵母、鹽和油攪勻，加兩種粉，用木匙攪到沒有乾粉。蓋上，在溫暖處發到兩倍大。" },
        { "text": "攪一攪麵團，排出氣，再放十分鐘。拌好餡：堅果能留住糖漿。" },
        { "text": "手抹油。取六分之一麵團，在手心壓扁，放一匙半餡，收邊捏緊。" },
        { "text": "油用中小火燒熱。放三個，封口朝下，煎30秒。翻面，用抹油的鍋鏟壓成手掌大。" },
        { "text": "煎到金黃，約3分鐘，再翻面，蓋上鍋蓋再煎3分鐘，讓糖化成糖漿。" },
        { "text": "另外三個同樣煎。" },
        { "text": "等三分鐘再咬。糖漿比開水還燙：請讓孩子最後吃。" }
      ],
      "tips": [
        "麵團可以在冰箱過夜。整形前在室溫放一小時。",
        "涼了的糖餅，用乾鍋加蓋熱一下就活過來。"
      ],
      "substitutions": [
        "不含堅果：只用籽類，共40 g。",
        "無麩質：全用糯米粉（250 g），加約200 ml開水，不放酵母，馬上煎。更黏，像糯米糖餅。",
        "鹹味：像釜山那樣，包純植物炒冬粉和韭菜。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'hotteok'
on conflict (post_id, locale) do nothing;

-- Bulgogi
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$烤牛肉（韓式甜醬油牛肉）$$, $$薄如紙的牛肉，一個磨成泥的梨，五分鐘的火：從沒有人拒絕過第二盤。$$, $json$
  {
    "html": "<p><span lang=\"ko\">불고기</span>就是火烤的肉。孩子們帶外國朋友回家，我就做這個，因為吃了它，人人都有勇氣嚐旁邊的泡菜。</p><p>梨不是裝飾：它讓牛肉變嫩，帶來清爽的甜味。肉放冷凍庫半小時，用普通的刀也能切得很薄。</p>",
    "recipe": {
      "category": "主菜",
      "ingredients": [
        { "group": "牛肉和蔬菜", "items": [
          { "name": "肋眼或沙朗牛肉", "note": "切2 mm薄片" },
          { "name": "洋蔥", "note": "切片" },
          { "name": "紅蘿蔔", "note": "切細條" },
          { "name": "蘑菇", "note": "切片" },
          { "name": "青蔥", "note": "切手指長的段", "unit": "根" },
          { "name": "食用油", "note": "煎肉用" }
        ] },
        { "group": "醃料", "items": [
          { "name": "韓國梨泥" },
          { "name": "醬油" },
          { "name": "二砂糖" },
          { "name": "蒜末" },
          { "name": "芝麻油" },
          { "name": "熟芝麻" },
          { "name": "黑胡椒粉" }
        ] },
        { "group": "搭配", "items": [
          { "name": "生菜葉" },
          { "name": "包飯醬" }
        ] }
      ],
      "steps": [
        { "text": "用廚房紙巾把牛肉吸乾。濕的肉在鍋裡是煮，不是煎。" },
        { "text": "醃料攪到糖化。用手指把肉片分開，裹上醃料，加洋蔥、紅蘿蔔和蘑菇，放冰箱40分鐘。" },
        { "text": "寬鍋燒到水珠會跳。加少許油和三分之一的肉，鋪平。一分鐘別動，再翻面，煎到沒有粉紅色、邊緣焦黃。" },
        { "text": "剩下的分兩次同樣煎，青蔥放在最後一次。鍋裡太擠就成了湯。" },
        { "text": "馬上配飯吃。手心放一片生菜，放飯、牛肉和一點醬，包起來一口吃掉。" }
      ],
      "tips": [
        "在梨醃料裡不要超過一夜，肉會爛。",
        "生醃料碰過生牛肉，絕不要直接澆在熟肉上。想多要點汁，先在鍋裡煮開兩分鐘。"
      ],
      "substitutions": [
        "沒有韓國梨：用熟透的普通梨或甜蘋果代替。奇異果軟化肉質的效果很強，只放1大匙，醃漬不要超過20分鐘。",
        "無麩質：醬油換成不含小麥的溜醬油，包飯醬換成鹽和芝麻油。",
        "純植物：用500 g杏鮑菇撕成條，只醃15分鐘。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'bulgogi'
on conflict (post_id, locale) do nothing;

-- Sundubu-jjigae
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$嫩豆腐鍋$$, $$豆腐嫩如布丁，蛤蜊喀噠張開，雞蛋上桌時再打進去。$$, $json$
  {
    "html": "<p>寒冷的雨夜我就做<span lang=\"ko\">순두부찌개</span>。電子鍋還沒唱歌它就好了，等不及的人都會燙到舌頭。</p><p>顏色全在頭三分鐘，辣椒粉在油裡慢慢加熱。要小火！辣椒焦了就發苦，沒法補救。</p>",
    "recipe": {
      "category": "湯鍋",
      "ingredients": [
        { "items": [
          { "name": "韓式嫩豆腐（未壓製）", "note": "管裝的" },
          { "name": "活蛤蜊", "note": "帶殼" },
          { "name": "粗鹽", "note": "蛤蜊吐沙用" },
          { "name": "小魚乾高湯或昆布高湯" },
          { "name": "洋蔥", "note": "切末" },
          { "name": "櫛瓜", "note": "切扇形片" },
          { "name": "金針菇或秀珍菇" },
          { "name": "雞蛋", "unit": "個" },
          { "name": "青蔥", "note": "切蔥花", "unit": "根" }
        ] },
        { "group": "調味", "items": [
          { "name": "食用油" },
          { "name": "芝麻油" },
          { "name": "韓國辣椒粉" },
          { "name": "蒜末" },
          { "name": "韓式湯醬油" },
          { "name": "砂糖" }
        ] }
      ],
      "steps": [
        { "text": "粗鹽化在500 ml冷水裡，放入蛤蜊蓋好，讓它們在暗處吐沙一到兩小時（買來時已吐過沙的不用）。洗淨。破的、敲了不合攏的丟掉。" },
        { "text": "小鍋裡放兩種油、洋蔥和辣椒粉，小火攪到油深紅、散出甜香，絕不能冒煙。" },
        { "text": "加蒜末、醬油和糖，攪半分鐘，倒入高湯煮開。" },
        { "text": "加櫛瓜和蘑菇，煮到櫛瓜快軟。" },
        { "text": "加蛤蜊，蓋上鍋蓋煮到開口。不開的丟掉。" },
        { "text": "管裝豆腐從中間切開，讓大塊滑進鍋裡。用湯匙分一兩下，再煮開。" },
        { "text": "嚐鹹淡。打入雞蛋，蓋上鍋蓋煮到蛋白凝固。給幼兒、老人和孕婦吃，要等蛋黃也凝固。撒上青蔥。" }
      ],
      "tips": [
        "冷凍蛤蜊肉也行：不解凍，100 g和櫛瓜一起放，不用吐沙。",
        "豆腐煮了會出水，放之前調得稍鹹一點。"
      ],
      "substitutions": [
        "純植物：昆布高湯，多加150 g蘑菇和一匙紫蘇籽粉，代替蛤蜊和雞蛋。",
        "無麩質：湯醬油換成不含小麥的溜醬油或1/2小匙鹽。",
        "沒有管裝的就用盒裝嫩豆腐，最後再舀進去。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'sundubu-jjigae'
on conflict (post_id, locale) do nothing;

-- Gamja-jorim
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$醬馬鈴薯（韓式醬油馬鈴薯）$$, $$便當裡樸素的馬鈴薯：亮亮的、鹹鹹的、甜甜的，總是最先吃完。$$, $json$
  {
    "html": "<p>我小時候每個韓國便當的角落都有<span lang=\"ko\">감자조림</span>。幾乎不花錢，孩子不用催就吃，涼了也好吃。</p><p>馬鈴薯切得一樣大，洗掉澱粉。做成亮晶晶的方塊還是甜馬鈴薯泥，差別就在這裡。</p>",
    "recipe": {
      "category": "小菜",
      "ingredients": [
        { "items": [
          { "name": "不易煮爛的馬鈴薯", "note": "切2 cm丁" },
          { "name": "食用油" },
          { "name": "醬油" },
          { "name": "砂糖" },
          { "name": "米糖漿或玉米糖漿", "note": "上光用" },
          { "name": "水" },
          { "name": "蒜末" },
          { "name": "不辣的青辣椒", "note": "切圈", "unit": "根" },
          { "name": "芝麻油" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "馬鈴薯丁泡冷水，瀝乾擦乾。" },
        { "text": "寬鍋燒熱油，中火煎馬鈴薯，不時翻動，煎到邊緣透明、微黃。" },
        { "text": "加水、醬油、糖和蒜末。煮開後蓋上鍋蓋，中小火煮到牙籤能扎透。" },
        { "text": "開蓋，加糖漿和辣椒，轉大火。晃鍋，不要攪，收到汁濃發亮。" },
        { "text": "離火，拌入芝麻油和芝麻。溫的時候、汁掛穩了最好吃。" }
      ],
      "tips": [
        "冷藏可放四天。加一匙水熱一下。",
        "小的新馬鈴薯可以整個帶皮：多煮10分鐘。"
      ],
      "substitutions": [
        "無麩質：醬油換成不含小麥的溜醬油；米糖漿有的用大麥芽做，要看標籤。",
        "沒有糖漿：總共放2大匙砂糖。沒那麼亮，味道一樣。",
        "想吃辣：加蒜時放1小匙辣椒粉。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'gamja-jorim'
on conflict (post_id, locale) do nothing;

-- Beoseot-japchae
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$純植物蘑菇炒冬粉（蘑菇雜菜）$$, $$沒有肉也沒有蛋的宴客冬粉，三種菌菇顏色深，甜椒顏色亮。$$, $json$
  {
    "html": "<p>侄女上大學回來只吃植物了，我可不能讓她在家宴上只吃白飯。於是做了<span lang=\"ko\">버섯잡채</span>，現在吃肉的人都擠開她來夾。</p><p>木耳脆，香菇鮮，秀珍菇有嚼勁。餐館的雜菜通常有牛肉，點之前要問。</p>",
    "recipe": {
      "category": "麵食",
      "ingredients": [
        { "group": "冬粉和蔬菜", "items": [
          { "name": "韓國地瓜冬粉" },
          { "name": "乾木耳" },
          { "name": "乾香菇" },
          { "name": "秀珍菇", "note": "撕成條" },
          { "name": "紫洋蔥", "note": "切片" },
          { "name": "黃甜椒", "note": "切條" },
          { "name": "紅蘿蔔", "note": "切絲" },
          { "name": "菠菜" },
          { "name": "食用油" },
          { "name": "細鹽" }
        ] },
        { "group": "調味", "items": [
          { "name": "醬油" },
          { "name": "砂糖" },
          { "name": "芝麻油" },
          { "name": "蒜末" },
          { "name": "黑胡椒粉" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "木耳和香菇用溫水泡25分鐘。擠乾，留120 ml泡香菇的水，香菇切片，木耳撕開。醬油、糖、蒜末、胡椒和一半芝麻油調勻。" },
        { "text": "一大鍋開水汆燙菠菜30秒，撈出過涼，擠乾，稍加鹽。" },
        { "text": "同一鍋水煮冬粉6分鐘，瀝乾，用剪刀剪兩下。" },
        { "text": "寬鍋用一半油炒洋蔥、紅蘿蔔和甜椒，加剩下的鹽炒3分鐘，要保持脆。盛出。" },
        { "text": "剩下的油炒三種菌菇到焦黃，加2大匙調味料炒入味。" },
        { "text": "加冬粉、泡香菇的水和剩下的調味料，翻拌到汁收乾、冬粉發亮。" },
        { "text": "離火，拌入蔬菜和菠菜、剩下的芝麻油和芝麻。嚐嚐醬油夠不夠。" }
      ],
      "tips": [
        "木耳在室溫下泡不超過兩小時，一定要煮熟。",
        "蓋在飯上就是雜菜蓋飯，一鍋夠五個人吃。"
      ],
      "substitutions": [
        "無麩質：醬油換成不含小麥的溜醬油，整道菜就不含麩質。",
        "沒有木耳：斜切的四季豆也有脆感。",
        "多點蛋白質：煎好的板豆腐條，和蔬菜一起加。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'vegan-japchae'
on conflict (post_id, locale) do nothing;

-- Kongnamul-muchim
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$涼拌黃豆芽$$, $$又脆又便宜，每張韓國餐桌上都有。唯一的規矩：蓋子要麼一直蓋，要麼一直開。$$, $json$
  {
    "html": "<p>奶奶自己種<span lang=\"ko\">콩나물</span>，用帶孔的罐子蓋上黑布，我們小孩每次走過都得澆水。現在一袋比一張公車票還便宜。</p><p>煮到一半開蓋，滿屋子都是生豆味。所以先決定：蓋到底，或者一開始就不蓋。</p>",
    "recipe": {
      "category": "小菜",
      "ingredients": [
        { "items": [
          { "name": "黃豆芽" },
          { "name": "水" },
          { "name": "細鹽" },
          { "name": "蒜末" },
          { "name": "青蔥", "note": "切末", "unit": "根" },
          { "name": "韓國辣椒粉", "note": "做白色的就不放" },
          { "name": "芝麻油" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "豆芽放盆裡洗，倒掉浮皮，挑出發黃的豆和細鬚根。" },
        { "text": "鍋裡放豆芽、水和一半鹽，蓋上蓋，大火。冒蒸汽後轉中火煮。不要看。" },
        { "text": "取一根咬一下：要熟透、有甜味、沒有青草味。瀝乾，湯留著，豆芽攤開放涼才脆。" },
        { "text": "加剩下的鹽、蒜末、青蔥、辣椒粉、芝麻油和芝麻，用手拌。嚐鹹淡。" }
      ],
      "tips": [
        "煮豆芽的水加蔥和一撮鹽就是一小碗湯，喝完酒後喝很舒服。",
        "豆芽壞得快。買回兩天內煮，黃豆芽絕不要生吃。"
      ],
      "substitutions": [
        "綠豆芽做法一樣，只要3分鐘。",
        "用一小匙湯醬油代替三分之一的鹽，味道更深，但會帶進小麥。",
        "不含芝麻：用紫蘇籽油，不放芝麻。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'kongnamul-muchim'
on conflict (post_id, locale) do nothing;

-- Miyeok-guk
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$海帶湯（生日湯）$$, $$先喝湯，再吃蛋糕：韓國孩子這樣感謝母親。$$, $json$
  {
    "html": "<p>韓國媽媽生完孩子要喝三個星期的<span lang=\"ko\">미역국</span>，孩子每年生日再喝，為的是記住。要是有人問你今天喝海帶湯了沒有，那就是在祝你生日快樂。</p><p>不過考試前不要喝。它滑溜溜的，你可能會「滑倒」。</p>",
    "recipe": {
      "category": "湯",
      "ingredients": [
        { "items": [
          { "name": "乾海帶芽", "note": "會泡發到十倍大" },
          { "name": "牛腩（胸肉）或牛腱", "note": "切一口大小" },
          { "name": "芝麻油" },
          { "name": "韓式湯醬油" },
          { "name": "蒜末" },
          { "name": "水" },
          { "name": "細鹽", "note": "嚐味道再加" }
        ] }
      ],
      "steps": [
        { "text": "海帶芽在一大盆冷水裡泡20分鐘。搓洗三遍，擠乾，切成湯匙能舀起的大小。" },
        { "text": "鍋裡中火燒熱芝麻油，翻炒牛肉到沒有紅色。" },
        { "text": "加海帶芽和1大匙湯醬油，炒到翠綠、散出海的味道。" },
        { "text": "倒水煮開，撇去浮沫。轉小火，蓋上鍋蓋煮到牛肉軟、湯發白。" },
        { "text": "加蒜末和剩下的醬油，再煮五分鐘，嚐味道。最後用鹽調，不用醬油，湯色才清。" }
      ],
      "tips": [
        "每熱一次都更好喝。煮一大鍋。",
        "海帶芽含碘多。有甲狀腺疾病的人，天天吃之前先問醫生。"
      ],
      "substitutions": [
        "純植物：只炒海帶芽，用昆布香菇高湯，最後加一匙紫蘇籽粉。",
        "用蛤蜊或淡菜代替牛肉：最後5分鐘放，不開口的丟掉。",
        "無麩質：湯醬油換成不含小麥的溜醬油，稍少放一點。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'miyeok-guk'
on conflict (post_id, locale) do nothing;

-- Dubu-jorim
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$燒豆腐（韓式辣醬油豆腐）$$, $$煎得金黃的豆腐裹著辣醬油：有了它，白飯不知不覺就見底了。$$, $json$
  {
    "html": "<p>月底手頭緊的時候，家裡總有一塊豆腐。<span lang=\"ko\">두부조림</span>能讓我五個餓肚子的表兄妹安靜下來，他們還以為是大餐。</p><p>豆腐要吸乾，先煎好再放汁。濕豆腐會碎，也煎不黃。</p>",
    "recipe": {
      "category": "小菜",
      "ingredients": [
        { "group": "豆腐", "items": [
          { "name": "板豆腐", "note": "切1.5 cm厚片" },
          { "name": "細鹽" },
          { "name": "食用油" },
          { "name": "洋蔥", "note": "切片" }
        ] },
        { "group": "醬汁", "items": [
          { "name": "醬油" },
          { "name": "水" },
          { "name": "韓國辣椒粉" },
          { "name": "砂糖" },
          { "name": "蒜末" },
          { "name": "芝麻油" },
          { "name": "青蔥", "note": "切末", "unit": "根" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "豆腐片放廚房紙巾上，撒鹽放十分鐘，擦乾表面。" },
        { "text": "寬鍋中大火燒熱油，煎到金黃，第一面4分鐘，第二面3分鐘。別推它，煎好了自然會離鍋。" },
        { "text": "醬汁在碗裡調勻。" },
        { "text": "洋蔥塞到豆腐下面，澆上醬汁，中火煮，不斷把汁舀到豆腐上，只剩幾匙亮汁為止。" },
        { "text": "離火放兩分鐘。熱的好吃，溫的更好吃，涼了帶便當也不錯。" }
      ],
      "tips": [
        "蓋好冷藏可放三天。",
        "加兩根切片的杏鮑菇一起燒，就是主菜。"
      ],
      "substitutions": [
        "無麩質：醬油換成不含小麥的溜醬油。",
        "不辣：不放辣椒粉，加一匙米糖漿。",
        "軟豆腐不能煎：汁裡多加120 ml水，像湯鍋那樣煮。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'dubu-jorim'
on conflict (post_id, locale) do nothing;

-- Dak-bokkeum-tang
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$辣燉雞塊$$, $$紅紅的汁裡是雞塊和大馬鈴薯，鍋放中間，骨頭放盤裡。$$, $json$
  {
    "html": "<p>星期天我們爬山，下來後，每座山邊都有一家小店賣<span lang=\"ko\">닭볶음탕</span>。我的腿不太爬山了，這道菜卻跟我回了家。</p><p>馬鈴薯吸飽汁，成了最好吃的部分，所以比你想的多放一個。在飯上壓碎一塊吃。</p>",
    "recipe": {
      "category": "主菜",
      "ingredients": [
        { "group": "鍋裡的料", "items": [
          { "name": "帶骨雞塊", "note": "雞腿，或整雞切塊" },
          { "name": "馬鈴薯", "note": "切大塊" },
          { "name": "紅蘿蔔", "note": "切厚片" },
          { "name": "洋蔥", "note": "切瓣" },
          { "name": "青蔥", "note": "切手指長的段", "unit": "根" },
          { "name": "青辣椒", "note": "切厚圈", "unit": "根" },
          { "name": "水" }
        ] },
        { "group": "醬汁", "items": [
          { "name": "韓式辣椒醬" },
          { "name": "韓國辣椒粉" },
          { "name": "醬油" },
          { "name": "砂糖" },
          { "name": "蒜末" },
          { "name": "薑蓉" },
          { "name": "黑胡椒粉" }
        ] }
      ],
      "steps": [
        { "text": "雞塊用廚房紙巾擦乾（不要在水槽裡沖洗），去掉鬆的皮和油脂。碰蔬菜之前，手、砧板和刀都用熱肥皂水洗淨。" },
        { "text": "寬鍋裡加水沒過雞塊，煮開兩分鐘，倒掉水。這樣湯汁清爽，也不油膩。" },
        { "text": "雞塊放回鍋，加糖和600 ml水，煮開，蓋上鍋蓋中火煮。糖先於鹽放，才能進到肉裡。這時把其餘醬汁調好。" },
        { "text": "加醬汁、馬鈴薯和紅蘿蔔，蓋上鍋蓋中火煮，中途翻一次。" },
        { "text": "加洋蔥，開蓋煮到馬鈴薯軟、汁像奶油一樣稠。" },
        { "text": "檢查最厚的一塊：肉汁清澈，骨邊沒有粉紅，溫度計75 °C。加青蔥和辣椒，再煮兩分鐘上桌。" }
      ],
      "tips": [
        "用鍋裡剩的汁加海苔和芝麻油炒飯，就在鍋裡炒。",
        "大小一樣，熟的時間才一樣。很大的雞腿沿骨頭切開。"
      ],
      "substitutions": [
        "無麩質：不含小麥的溜醬油，和標明無麩質的韓式辣椒醬。或者不放辣椒醬，多加2大匙辣椒粉。",
        "給孩子做不辣的：不放辣椒，多加2大匙醬油，最後放冬粉。這就是韓式燉雞（찜닭）。",
        "純植物：500 g板豆腐和300 g杏鮑菇都煎黃，和洋蔥一起加。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'dak-bokkeum-tang'
on conflict (post_id, locale) do nothing;

-- Jeyuk-bokkeum
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$辣炒豬肉$$, $$問韓國上班族中午吃什麼，五天裡有四天是這個答案。$$, $json$
  {
    "html": "<p>辦公大樓周圍的小餐館靠<span lang=\"ko\">제육볶음</span>過日子。鐵板上來，旁邊一堆生菜，半小時裡沒人談工作。</p><p>先用糖把豬肉煎香，再調味。這樣邊緣才焦黃，而不是灰灰的肉泡在紅水裡。</p>",
    "recipe": {
      "category": "主菜",
      "ingredients": [
        { "group": "豬肉和蔬菜", "items": [
          { "name": "豬梅花肉", "note": "切3 mm薄片" },
          { "name": "砂糖" },
          { "name": "洋蔥", "note": "切片" },
          { "name": "紅蘿蔔", "note": "切薄片" },
          { "name": "高麗菜", "note": "切方塊" },
          { "name": "青蔥", "note": "切手指長的段", "unit": "根" },
          { "name": "食用油" }
        ] },
        { "group": "醬汁", "items": [
          { "name": "韓式辣椒醬" },
          { "name": "韓國辣椒粉" },
          { "name": "醬油" },
          { "name": "蒜末" },
          { "name": "薑蓉" },
          { "name": "芝麻油" },
          { "name": "熟芝麻" }
        ] },
        { "group": "搭配", "items": [
          { "name": "生菜和韓國紫蘇葉" }
        ] }
      ],
      "steps": [
        { "text": "豬肉擦乾，分開肉片，切菜的15分鐘裡放著回溫。芝麻油和芝麻以外的醬汁調勻。" },
        { "text": "寬鍋大火燒熱油。豬肉和糖下鍋，鋪平少翻，煎到沒有粉紅色、邊緣焦黃。" },
        { "text": "加紅蘿蔔、高麗菜和洋蔥，炒到開始變軟。" },
        { "text": "轉中火，加醬汁，炒到裹勻、散出焦香。辣椒醬容易焦，要不停翻動，黏鍋就加一匙水。" },
        { "text": "最後一分鐘放青蔥，關火，拌入芝麻油和芝麻，配飯和生菜。" }
      ],
      "tips": [
        "豬肉冷凍40分鐘，在家也能切薄。",
        "帶便當就把汁收乾。冷藏可放三天。"
      ],
      "substitutions": [
        "不含豬肉：去骨雞腿肉切條，炒到沒有粉紅色，多炒2分鐘。或用魷魚，只炒2分鐘。",
        "純植物：500 g板豆腐條和杏鮑菇，先煎黃。",
        "無麩質：不含小麥的溜醬油和標明無麩質的韓式辣椒醬。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'jeyuk-bokkeum'
on conflict (post_id, locale) do nothing;

-- Kalguksu
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$蛤蜊刀切麵$$, $$麵粉、水、擀麵杖和一把刀：歪歪扭扭的麵條最能掛湯。$$, $json$
  {
    "html": "<p><span lang=\"ko\">칼국수</span>就是刀切的麵，我切的從來不一樣寬。奶奶說歪的麵條更好吃，因為它記得那隻手。我想她只是趕時間，不過她說得對。</p><p>麵團開始很硬。別加水。蓋布放半小時，它就原諒你了。</p>",
    "recipe": {
      "category": "麵食",
      "ingredients": [
        { "group": "麵條", "items": [
          { "name": "中筋麵粉", "note": "另備少許做手粉" },
          { "name": "水" },
          { "name": "細鹽" },
          { "name": "食用油" }
        ] },
        { "group": "湯", "items": [
          { "name": "活蛤蜊" },
          { "name": "粗鹽", "note": "吐沙用，放進1公升水" },
          { "name": "水" },
          { "name": "熬湯用小魚乾", "note": "去頭和內臟" },
          { "name": "乾昆布" },
          { "name": "櫛瓜", "note": "切絲" },
          { "name": "紅蘿蔔", "note": "切絲" },
          { "name": "馬鈴薯", "note": "切半圓片" },
          { "name": "蒜末" },
          { "name": "韓式湯醬油" },
          { "name": "青蔥", "note": "切蔥花", "unit": "根" }
        ] }
      ],
      "steps": [
        { "text": "蛤蜊放鹽水裡蓋好，在暗處吐沙一到兩小時（買來時已吐過沙的不用）。破的、敲了不合的丟掉。" },
        { "text": "這時麵粉、鹽、油和190 ml水混合，揉十分鐘。包好放半小時。" },
        { "text": "在撒粉的桌上擀到2到3 mm。多撒粉，像摺信紙一樣折三折，切4 mm寬。馬上抖散，再撒粉。" },
        { "text": "1920 ml水加小魚乾和昆布煮開。水開取出昆布，10分鐘後撈出小魚乾。" },
        { "text": "放入洗淨的蛤蜊，煮到開口，約4分鐘。撈出來保持飽滿，沒開的丟掉。" },
        { "text": "加馬鈴薯、紅蘿蔔、蒜末和湯醬油煮3分鐘。抖掉麵條上的粉，攪入鍋裡。" },
        { "text": "煮5分鐘，開始時要攪。加櫛瓜，煮到麵條軟滑、沒有白芯。" },
        { "text": "蛤蜊放回鍋，加青蔥煮一分鐘，嚐鹹淡，配泡菜上桌。" }
      ],
      "tips": [
        "麵條上的粉會讓湯變稠。想要清湯就先在另一口鍋裡煮麵。",
        "切好的麵撒粉團成小窩可以冷凍。不解凍直接煮。"
      ],
      "substitutions": [
        "純植物、不含魚：昆布香菇高湯，蛤蜊換成200 g蘑菇和一匙紫蘇籽粉。",
        "雞肉版（雞肉刀切麵）：整隻雞腿在高湯裡煮到骨頭邊沒有粉紅色，撕成絲放在麵上。",
        "無麩質：買現成的米線，湯裡用不含小麥的溜醬油。這個麵團離不開麩質。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'kalguksu'
on conflict (post_id, locale) do nothing;

-- Haemul-pajeon
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$海鮮蔥煎餅$$, $$雨點敲窗，韓國人聽見的是油在鍋裡響。這就是我們的回答。$$, $json$
  {
    "html": "<p>都說雨聲像煎<span lang=\"ko\">파전</span>的聲音，所以下雨天全國都想吃煎餅。我說是因為誰都不想出門買菜，而蔥家裡總是有的。</p><p>兩樣讓它脆：冰冷的麵糊，和多到不好意思的油。</p>",
    "recipe": {
      "category": "煎餅",
      "ingredients": [
        { "group": "煎餅（兩大張）", "items": [
          { "name": "細蔥", "note": "與鍋一樣長" },
          { "name": "魷魚", "note": "處理好，切細圈" },
          { "name": "去殼蝦", "note": "對半切" },
          { "name": "中筋麵粉" },
          { "name": "太白粉或米穀粉" },
          { "name": "冰水" },
          { "name": "細鹽" },
          { "name": "雞蛋", "note": "打散", "unit": "個" },
          { "name": "紅辣椒", "note": "切細圈", "unit": "根" },
          { "name": "食用油" }
        ] },
        { "group": "沾醬", "items": [
          { "name": "醬油" },
          { "name": "米醋" },
          { "name": "水" },
          { "name": "韓國辣椒粉" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "麵粉、澱粉、鹽和冰水幾下攪勻。有疙瘩沒關係，攪多了會硬。麵糊盆保持冰涼。" },
        { "text": "細蔥、魷魚和蝦用廚房紙巾徹底吸乾。細蔥撒一匙麵粉，麵糊才掛得住。" },
        { "text": "26 cm的鍋中大火燒熱2大匙油。薄薄倒入四分之一麵糊，並排放一半細蔥，上面放一半海鮮，再澆四分之一麵糊。" },
        { "text": "倒上一半蛋液，放幾圈辣椒，別動，煎到邊緣焦黃、晃鍋會滑動。" },
        { "text": "用兩把鍋鏟或盤子翻面。沿邊再加一大匙油，壓平，煎到海鮮全部變白變紅、底面金黃。" },
        { "text": "剩下的油同樣煎第二張。" },
        { "text": "調好沾醬。用剪刀剪成方塊，趁還噼啪響時吃。" }
      ],
      "tips": [
        "涼煎餅放回乾鍋熱，不要用微波爐。",
        "冷凍什錦海鮮要在冰箱解凍並擠乾，不然煎餅就成蒸的了。"
      ],
      "substitutions": [
        "純植物：不放海鮮和雞蛋，用秀珍菇和櫛瓜，多加2大匙澱粉。用氣泡水更脆。",
        "無麩質：麵粉換成100 g米穀粉和60 g太白粉，沾醬用不含小麥的溜醬油。翻面要小心。",
        "家裡沒有魷魚和蝦：酸泡菜切碎，麵糊裡加一點泡菜汁，就是泡菜煎餅。普通泡菜含魚露或蝦醬，所以不吃海鮮的客人要用純植物泡菜，汁也要用純植物的。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'haemul-pajeon'
on conflict (post_id, locale) do nothing;

-- Kongguksu
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$冷豆漿麵$$, $$又濃又涼又香：一碗麵撐起全家的七月。$$, $json$
  {
    "html": "<p>夏天一到，餐館掛出旗子：<span lang=\"ko\">콩국수 개시</span>，冷豆漿麵開賣了。在家，我睡前把黃豆泡上，中午大家一聲不響地吸麵。</p><p>半個國家加鹽，另一半，全羅道那邊，加糖。我加鹽，我丈夫加糖。我們還是一家人。</p>",
    "recipe": {
      "category": "麵食",
      "ingredients": [
        { "group": "豆漿", "items": [
          { "name": "乾黃豆" },
          { "name": "冷水", "note": "打漿用" },
          { "name": "熟芝麻" },
          { "name": "松子或無鹽花生" },
          { "name": "細鹽" }
        ] },
        { "group": "麵條和配料", "items": [
          { "name": "小麥細麵" },
          { "name": "小黃瓜", "note": "切絲" },
          { "name": "小番茄", "note": "切瓣", "unit": "個" },
          { "name": "黑芝麻" },
          { "name": "冰塊", "unit": "塊" }
        ] }
      ],
      "steps": [
        { "text": "黃豆洗淨，用大量冷水泡一夜，8小時。天熱放冰箱泡。" },
        { "text": "瀝乾，加水高出豆三指，不蓋鍋蓋煮開。別走開：泡沫會溢出。輕輕煮到手指能捏碎但還帶甜味，煮開後15分鐘。黃豆必須煮熟，生的會鬧肚子。" },
        { "text": "瀝乾，過涼水，在一盆水裡搓豆子。倒掉浮皮。做兩遍，剩下的皮可以留著。" },
        { "text": "豆子、芝麻、堅果和一半冷水打足兩分鐘，再加其餘的水打到細滑。想滑就過篩，想濃就不用。" },
        { "text": "加鹽，冰到很涼，至少一小時。冷的時候鹹味弱，之後再嚐一次。" },
        { "text": "麵條按包裝說明煮，一般3到4分鐘。冷水下用手搓洗到吱吱響。瀝乾，捲成三團。" },
        { "text": "把冰豆漿倒在麵周圍，放小黃瓜、番茄、黑芝麻，每碗三塊冰。鹽和糖放桌上，各人自己決定。" }
      ],
      "tips": [
        "豆漿密封冷藏可放兩天。會分層，搖一搖。",
        "沒煮夠的豆子有青草味，煮過頭就有醬味。快好時每兩分鐘嚐一粒。"
      ],
      "substitutions": [
        "趕時間：600 g軟豆腐加500 ml無糖豆漿、芝麻和堅果一起打。沒人會抱怨。",
        "無麩質：用米線，或100%蕎麥麵。",
        "不含堅果：芝麻加倍。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'kongguksu'
on conflict (post_id, locale) do nothing;

-- Samgyetang
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$蔘雞湯$$, $$一年最熱的那天，我們以熱治熱：每人一隻塞滿米的小雞。$$, $json$
  {
    "html": "<p>盛夏有三天叫<span lang=\"ko\">복날</span>（伏天），那天全首爾都在排隊吃<span lang=\"ko\">삼계탕</span>。童子雞塞上糯米、大蒜、紅棗和人參，湯清到要自己在桌上加鹽。</p><p>在家不用排隊。兩隻小雞，一口鍋，一個多小時，廚房裡是最好聞的藥鋪味。</p>",
    "recipe": {
      "category": "湯",
      "ingredients": [
        { "group": "雞", "items": [
          { "name": "很小的整雞，每隻500 g", "note": "或春雞", "unit": "隻" },
          { "name": "糯米", "note": "糯米不含麩質" },
          { "name": "小的鮮人參", "note": "刷洗乾淨", "unit": "根" },
          { "name": "大蒜瓣", "note": "去皮，整瓣" },
          { "name": "乾紅棗", "note": "洗淨", "unit": "顆" },
          { "name": "生薑", "note": "切片" },
          { "name": "水" }
        ] },
        { "group": "上桌", "items": [
          { "name": "青蔥", "note": "切細蔥花", "unit": "根" },
          { "name": "細鹽" },
          { "name": "黑胡椒粉" }
        ] }
      ],
      "steps": [
        { "text": "糯米洗淨，冷水泡45分鐘，瀝乾。" },
        { "text": "取出雞裡的油脂和內臟，切掉雞尾和翅尖。不要在水龍頭下沖，只會把細菌濺得到處都是；用廚房紙巾擦，紙丟掉，手、刀和砧板用熱肥皂水洗淨。" },
        { "text": "每隻雞塞一半糯米、兩瓣大蒜和一顆紅棗。留三分之一的空，因為米會脹。雞腿交叉穿過皮上的口子，或用棉線綁好。" },
        { "text": "雞胸朝上，放進剛好容下的鍋。加水、人參、生薑和剩下的蒜和紅棗。煮開，撇去浮沫。" },
        { "text": "蓋上蓋留條縫，小火煮50分鐘。雞胸露出水面就加熱水。" },
        { "text": "檢查：一拉雞腿就鬆。用溫度計，大腿最厚處和中間的米都要到75 °C。沒到就接著煮，再查一次。" },
        { "text": "雞放進燙熱的深碗，澆上湯，撒蔥花。鹽和胡椒放小碟：肉沾著吃，湯自己調味。" }
      ],
      "tips": [
        "肉快吃完時，把糯米攪進湯裡，就是第二道菜。",
        "下鍋前才塞餡，絕不能前一晚塞。剩下的兩小時內冷藏，肉和米分開，第二天再煮開。",
        "人參與有些藥物相沖。正在服用抗凝血藥或懷孕的人，請先問醫師，或不放人參。"
      ],
      "substitutions": [
        "沒有人參：用一把乾黃芪，或多放蒜和薑。那就是白熟雞（백숙），一樣好吃。",
        "一隻1.2 kg的普通雞：米裝布袋放旁邊一起煮，煮75分鐘。",
        "純植物：杏鮑菇、栗子、紅棗、人參和糯米在昆布高湯裡煮35分鐘。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'samgyetang'
on conflict (post_id, locale) do nothing;

-- Oi-muchim
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$涼拌辣小黃瓜$$, $$不開火，不用等：又涼又脆、又酸又辣，整張桌子都醒了。$$, $json$
  {
    "html": "<p>八月的首爾誰都不想站在灶前。米飯燜著的工夫<span lang=\"ko\">오이무침</span>就好了，能救起任何一頓看著有點寡淡的晚飯。</p><p>醃十分鐘鹽，小黃瓜能脆一個小時。最後再拌，因為它不等人。</p>",
    "recipe": {
      "category": "小菜",
      "ingredients": [
        { "items": [
          { "name": "薄皮小黃瓜", "note": "切4 mm厚片" },
          { "name": "粗鹽" },
          { "name": "洋蔥", "note": "切極薄的片" },
          { "name": "韓國辣椒粉" },
          { "name": "蘋果醋" },
          { "name": "砂糖" },
          { "name": "蒜末" },
          { "name": "青蔥", "note": "切蔥花", "unit": "根" },
          { "name": "芝麻油" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "小黃瓜拌上粗鹽放著。這時洋蔥泡冷水，去掉辛辣。" },
        { "text": "倒掉水，小黃瓜不沖洗，輕輕擠一擠。洋蔥瀝乾擦乾。" },
        { "text": "先放辣椒粉拌勻，顏色才掛得住。再加醋、糖、蒜末和青蔥。" },
        { "text": "嚐一嚐，需要就加一撮鹽，淋芝麻油撒芝麻，上桌。" }
      ],
      "tips": [
        "韓國小黃瓜水少、肉緊。大而水多的小黃瓜要刮掉籽。",
        "配什麼烤的都好，放在冷麵上就是一餐。"
      ],
      "substitutions": [
        "不辣：辣椒粉減半，或用甜紅椒粉上色。",
        "蘿蔔或大頭菜切薄片也一樣，醃鹽20分鐘。",
        "想讓味道更柔和，就把最後那撮鹽換成1小匙醬油。這會帶進小麥，所以給不吃麩質的客人要用不含小麥的溜醬油。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'oi-muchim'
on conflict (post_id, locale) do nothing;

-- Beoseot-jeongol
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$蘑菇火鍋$$, $$四種菌菇在桌子中間咕嘟咕嘟，人人都探過身來。$$, $json$
  {
    "html": "<p>秋雨過後，市場的大嬸坐在小山一樣的蘑菇後面，我總是買多。<span lang=\"ko\">버섯전골</span>就是答案：全部生著放進寬鍋，漂亮得像花壇，當著客人的面煮。</p><p>沒有肉，也沒人找肉。菌菇和昆布自己就煮出濃濃的湯。</p>",
    "recipe": {
      "category": "湯鍋",
      "ingredients": [
        { "group": "湯底", "items": [
          { "name": "水" },
          { "name": "乾昆布" },
          { "name": "乾香菇", "note": "洗淨" },
          { "name": "韓國蘿蔔", "note": "切厚片" },
          { "name": "韓式湯醬油" },
          { "name": "蒜末" },
          { "name": "細鹽" }
        ] },
        { "group": "鍋裡的料", "items": [
          { "name": "秀珍菇", "note": "撕成條" },
          { "name": "杏鮑菇", "note": "切長片" },
          { "name": "金針菇", "note": "切掉根部" },
          { "name": "鮮香菇", "note": "傘面切星形" },
          { "name": "板豆腐", "note": "切厚片" },
          { "name": "大白菜", "note": "切寬條" },
          { "name": "茼蒿或西洋菜" },
          { "name": "紅蘿蔔", "note": "切薄片" },
          { "name": "青蔥", "note": "切手指長的段", "unit": "根" },
          { "name": "韓國地瓜冬粉", "note": "溫水泡軟" }
        ] },
        { "group": "沾醬", "items": [
          { "name": "醬油" },
          { "name": "米醋" },
          { "name": "水" },
          { "name": "砂糖" },
          { "name": "黃芥末醬" }
        ] }
      ],
      "steps": [
        { "text": "冬粉放溫水裡。1440 ml水加昆布、乾香菇和蘿蔔煮開。5分鐘後取出昆布，其餘再煮12分鐘。" },
        { "text": "濾出湯。軟了的香菇和蘿蔔切片，留著放鍋裡。湯用湯醬油、蒜末和鹽調味。" },
        { "text": "寬淺鍋鋪上白菜和蘿蔔。菌菇、紅蘿蔔、豆腐和青蔥一堆一堆排好，瀝乾的冬粉放一角。" },
        { "text": "倒湯到一半高，在桌上或灶上煮開。" },
        { "text": "煮到所有菌菇都熟、冬粉軟。金針菇也要煮透，絕不能生吃。" },
        { "text": "最後半分鐘放茼蒿。調好沾醬。大家從鍋裡夾出來沾著吃，湯少了再加。" }
      ],
      "tips": [
        "鍋快空時，用剩的湯煮飯，滴幾滴芝麻油，加碎海苔。",
        "辣的：用一匙湯化開2大匙辣椒粉和1大匙湯醬油，放在中間。"
      ],
      "substitutions": [
        "無麩質：兩種醬油都換成不含小麥的溜醬油，黃芥末醬（연겨자）選標籤上沒有小麥的。冬粉是地瓜澱粉，不含麩質。",
        "用你找得到的任何栽培菌菇，共550 g。沒人鑑定過的野菌不要放。",
        "沒有豆腐：泡過的油豆腐或煮好的鷹嘴豆。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'beoseot-jeongol'
on conflict (post_id, locale) do nothing;

-- Galbi-jjim
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$燉牛排骨$$, $$排骨軟到看一眼就脫骨。盛宴就這樣開始。$$, $json$
  {
    "html": "<p>中秋全家掃墓下山，一鍋沉甸甸的<span lang=\"ko\">갈비찜</span>在等著。這是一道貴菜，做它是為了說：你來了我真高興。</p><p>浸泡和汆燙看著浪費時間，但能去血去油，汁才清亮。</p>",
    "recipe": {
      "category": "主菜",
      "ingredients": [
        { "group": "肉和蔬菜", "items": [
          { "name": "帶骨牛小排", "note": "切5 cm段" },
          { "name": "韓國蘿蔔", "note": "切大塊" },
          { "name": "紅蘿蔔", "note": "切大塊" },
          { "name": "去殼栗子", "unit": "顆" },
          { "name": "乾紅棗", "unit": "顆" },
          { "name": "乾香菇", "note": "泡發對半切", "unit": "朵" },
          { "name": "水" },
          { "name": "松子", "note": "最後撒" }
        ] },
        { "group": "醬汁", "items": [
          { "name": "醬油" },
          { "name": "韓國梨", "note": "磨泥" },
          { "name": "洋蔥", "note": "磨泥" },
          { "name": "二砂糖" },
          { "name": "蒜末" },
          { "name": "薑蓉" },
          { "name": "芝麻油" },
          { "name": "黑胡椒粉" }
        ] }
      ],
      "steps": [
        { "text": "切掉厚油脂，排骨在冰箱裡用冷水泡一小時，換兩次水。" },
        { "text": "燒開一大鍋水，放排骨大火煮。瀝乾，用溫水沖掉浮沫，把鍋洗淨。" },
        { "text": "調好醬汁。鍋裡放排骨、三分之二醬汁和720 ml水，煮開，蓋上鍋蓋小火煮一小時。" },
        { "text": "撇去油。加蘿蔔、紅蘿蔔、栗子、紅棗、香菇和剩下的醬汁，蓋子留縫，煮到筷子一插就透。" },
        { "text": "開蓋轉大火，不斷澆汁，煮到顏色深、裹住排骨。" },
        { "text": "蓋上鍋蓋放五分鐘，撒松子。提醒客人紅棗有核。" }
      ],
      "tips": [
        "提前一天做：兩小時內放涼，冷藏，揭掉白油，再熱到整鍋咕嘟冒泡。",
        "壓力鍋：肉先壓25分鐘，再放蔬菜，不加壓接著煮。"
      ],
      "substitutions": [
        "無麩質：醬油換成不含小麥的溜醬油。",
        "想省一點：用去骨牛腱或牛肩切大塊，時間一樣。",
        "純植物：同樣的醬汁加400 ml水，煮蘿蔔、栗子、杏鮑菇和炸豆腐35分鐘。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'galbi-jjim'
on conflict (post_id, locale) do nothing;

-- Sikhye
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$甜米露$$, $$米和麥芽放在溫暖處，自己就變成一餐最甜的結尾。$$, $json$
  {
    "html": "<p>澡堂裡賣的<span lang=\"ko\">식혜</span>冰涼冰涼，裝在塑膠大壺裡；過年時，它放在陽台上，用家裡最大的鍋。沒有酒精。你睡覺或去教堂的時候，大麥芽自己就把米變甜了。</p><p>要溫，不要熱，秘訣全在這裡。超過70 °C麥芽就失去作用，低於50 °C會變酸。電子鍋的保溫正合適。</p>",
    "recipe": {
      "category": "飲品",
      "ingredients": [
        { "items": [
          { "name": "大麥芽粉", "note": "不是麥芽精" },
          { "name": "溫水" },
          { "name": "剛煮好的短粒米飯", "note": "煮得稍硬" },
          { "name": "砂糖", "note": "嚐味道再加" },
          { "name": "生薑", "note": "切片" },
          { "name": "松子", "note": "最後放" },
          { "name": "乾紅棗", "note": "切薄片", "unit": "顆" }
        ] }
      ],
      "steps": [
        { "text": "麥芽攪入溫水，放一小時，再用手搓擠到水變白。" },
        { "text": "用細篩或布濾出，擠乾，渣丟掉。靜置到底部沉下一層白色沉澱。" },
        { "text": "把上面清的部分慢慢倒在電子鍋內鍋的米飯上，白色沉澱留下。攪一下，設為保溫（約60 °C）。" },
        { "text": "蓋著放4到5小時。看到十粒以上的米浮起來，用兩指搓一粒不黏，就好了。" },
        { "text": "舀出約240 ml米粒，冷水洗淨，泡在清水裡放冰箱，這樣會白白地浮著，好看。" },
        { "text": "其餘全倒進鍋，加薑和糖，煮開十分鐘，撇沫。煮開後麥芽就不再作用，不然會變酸。取出薑。" },
        { "text": "鍋坐冷水裡降溫，兩小時內冷藏。冰透了喝，放一匙洗好的米粒、紅棗和松子。" }
      ],
      "tips": [
        "冷藏可放五天。凍到一半、帶碎冰的時候最好喝。",
        "沒有電子鍋：厚鍋裹上毛巾，放60 °C的烤箱，用溫度計看著。"
      ],
      "substitutions": [
        "無麩質：做不到，大麥芽含麩質。給那位客人煮肉桂生薑茶（水正果）。",
        "少糖：米自己就甜，糖減半也好喝。",
        "南瓜口味：200 g煮熟的南瓜加240 ml甜米露打勻，和其餘的一起煮（南瓜甜米露）。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'sikhye'
on conflict (post_id, locale) do nothing;

-- Hobakjuk
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$南瓜粥$$, $$一碗橙色的陽光，裡面有小糯米糰子，給寶寶、給奶奶、給難過的一天。$$, $json$
  {
    "html": "<p>家裡有人生病，或剛生了孩子，韓國媽媽就煮<span lang=\"ko\">호박죽</span>。不用嚼，也不問為什麼。</p><p>白色的小糰子叫<span lang=\"ko\">새알심</span>，鳥蛋的意思，因為樣子像。裡面沒有蛋，只有糯米粉和水。讓孩子們來搓。</p>",
    "recipe": {
      "category": "粥",
      "ingredients": [
        { "group": "粥", "items": [
          { "name": "日本南瓜或奶油南瓜", "note": "去皮去籽後的重量，切塊" },
          { "name": "水" },
          { "name": "糯米粉", "note": "糯米粉不含麩質" },
          { "name": "冷水", "note": "調糯米粉用" },
          { "name": "砂糖", "note": "南瓜甜就少放" },
          { "name": "細鹽" },
          { "name": "煮熟的紅豆", "note": "隨意" }
        ] },
        { "group": "糯米糰子", "items": [
          { "name": "糯米粉" },
          { "name": "開水", "note": "約量" },
          { "name": "松子", "note": "最後放" }
        ] }
      ],
      "steps": [
        { "text": "南瓜和840 ml水放鍋裡，蓋上鍋蓋煮到叉子能輕鬆穿過。" },
        { "text": "這時把開水一匙匙攪入做糰子的糯米粉，加一撮鹽，揉到像耳垂一樣軟。揉光滑，搓成榛子大的糰子。" },
        { "text": "南瓜連水打到細滑。小心蒸汽：只裝半壺，蓋子留條縫，上面蓋布。" },
        { "text": "倒回鍋裡，中小火，攪入用冷水調好的糯米粉。攪到變稠、沒有生味。會像火山一樣噴，蓋子放手邊。" },
        { "text": "放入糰子和紅豆，不時攪動，煮到糰子浮起再煮一分鐘。" },
        { "text": "先放鹽，再放糖，邊放邊嚐。熱吃冷吃都行，撒松子。" }
      ],
      "tips": [
        "整個南瓜太硬不好削？微波爐四分鐘，再切。",
        "給寶寶和老人不要放糰子，太黏，可能噎住。一歲以下的寶寶也不放鹽和糖。"
      ],
      "substitutions": [
        "沒有糯米粉：100 g米飯和南瓜一起打，不做糰子。",
        "任何甜的橙色南瓜都行。水分多的少放200 ml水。",
        "不含堅果：最後撒南瓜子或肉桂粉。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'hobakjuk'
on conflict (post_id, locale) do nothing;

-- Baechu-kimchi
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$韓國白菜泡菜$$, $$一棵白菜，一個下午，冰箱就有了心跳。從這裡開始，再變成你自己的味道。$$, $json$
  {
    "html": "<p>從前到了十一月，家裡的女人們聚在一起做<span lang=\"ko\">김장</span>，一次一百棵白菜，手紅到胳膊肘。你不需要一百棵。一大棵能裝滿3公升的罐子，該學的全在裡面。</p><p><span lang=\"ko\">배추김치</span>是活的。哪些菌能留下來由鹽決定，所以鹽一定要秤。鹽放對了，好菌就贏，罐子裡的酸味也恰到好處。</p>",
    "recipe": {
      "category": "泡菜",
      "ingredients": [
        { "group": "醃鹽", "items": [
          { "name": "大白菜", "note": "一大棵或兩小棵" },
          { "name": "粗海鹽", "note": "不含碘和抗結劑" },
          { "name": "水" }
        ] },
        { "group": "糯米糊", "items": [
          { "name": "水" },
          { "name": "糯米粉" },
          { "name": "砂糖" }
        ] },
        { "group": "調味醬", "items": [
          { "name": "韓國粗辣椒粉" },
          { "name": "鯷魚魚露" },
          { "name": "蝦醬", "note": "切碎" },
          { "name": "蒜末" },
          { "name": "薑蓉" },
          { "name": "韓國梨或蘋果", "note": "磨泥" },
          { "name": "韓國蘿蔔", "note": "切絲" },
          { "name": "細蔥", "note": "切3 cm段" }
        ] }
      ],
      "steps": [
        { "text": "白菜根部切個口，用手掰成兩半，再同樣掰成四瓣。一半鹽化在1200 ml水裡，每瓣都在裡面過一遍。" },
        { "text": "另一半鹽撒在葉子之間，主要撒在厚的白梗上。放大盆裡，倒上鹽水，每40分鐘翻一次，直到白梗對折也不斷，需要3到6小時。" },
        { "text": "冷水沖三遍，嚐一片裡面的葉子：鹹味適口，像淡一點的海水。切面朝下瀝一小時。白菜沒瀝乾，泡菜就會出很多水。" },
        { "text": "小鍋裡攪勻糯米粉和240 ml水，中火邊煮邊攪，到冒泡變稠。攪入糖，完全放涼。" },
        { "text": "涼的糯米糊與辣椒粉、魚露、蝦醬、蒜、薑和梨拌勻。等十分鐘讓辣椒粉脹開，再拌入蘿蔔和細蔥。" },
        { "text": "戴上手套。每片葉子薄薄抹上調味醬，每瓣折起來，用最外層的葉子包住。" },
        { "text": "緊緊壓進乾淨的玻璃罐或盒子，擠出空氣，最多裝到五分之四，上面蓋一片菜葉。蓋子不要轉緊：發酵會產生氣體。" },
        { "text": "放在盤子上，室溫避光：25 °C一天，18 °C兩天。聞到酸味、冒小泡，就把全部壓到汁下面，移進冰箱。兩週後最好吃，能放幾個月。" }
      ],
      "tips": [
        "手、罐子、筷子每次都要乾淨。白菜要泡在汁裡。薄薄一層白膜是無害的酵母，揭掉就行。看到毛茸茸的，或綠、黑、粉紅的黴，整罐丟掉。",
        "放在外面時每天開一次蓋，放氣。",
        "絕不要為了健康把鹽減半。擋住壞菌全靠鹽。想吃得健康，少吃一點就好。"
      ],
      "substitutions": [
        "純植物或不含魚露：照本站的「純植物白菜泡菜」做，由昆布、香菇和湯醬油代替。",
        "不含甲殼類：不放蝦醬，多加20 ml魚露，選標籤上沒有蝦的。",
        "無麩質：白菜、鹽和辣椒不含麩質，但要看魚露和辣椒粉的標籤。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'baechu-kimchi'
on conflict (post_id, locale) do nothing;

-- Chaesik Baechu-kimchi
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hant', $$純植物白菜泡菜$$, $$寺院幾百年來做泡菜都不放魚，鮮味全靠昆布和香菇。$$, $json$
  {
    "html": "<p>在韓國端上桌的泡菜幾乎都有魚露或蝦醬，就算看起來只有白菜。這一道沒有。<span lang=\"ko\">채식 배추김치</span>是寺院廚房的做法：鮮味來自昆布、香菇和湯醬油，甜味來自梨。</p><p>我先把白菜切開，這樣省事：要撒的鹽、要抹的醬都少一些，從罐子裡夾出來就能上桌。</p>",
    "recipe": {
      "category": "泡菜",
      "ingredients": [
        { "group": "醃鹽", "items": [
          { "name": "大白菜", "note": "切4 cm片" },
          { "name": "粗海鹽", "note": "不含碘" },
          { "name": "水" }
        ] },
        { "group": "昆布糊", "items": [
          { "name": "水" },
          { "name": "乾昆布" },
          { "name": "乾香菇" },
          { "name": "糯米粉" }
        ] },
        { "group": "調味醬", "items": [
          { "name": "韓國粗辣椒粉" },
          { "name": "韓式湯醬油" },
          { "name": "細鹽" },
          { "name": "蒜末" },
          { "name": "薑蓉" },
          { "name": "韓國梨或蘋果", "note": "磨泥" },
          { "name": "韓國蘿蔔", "note": "切絲" },
          { "name": "細蔥或韭菜", "note": "切3 cm段" }
        ] }
      ],
      "steps": [
        { "text": "粗鹽化在水裡，倒在白菜上，每30分鐘用手翻一次，直到白梗能彎不斷，約90分鐘。" },
        { "text": "沖洗三遍，嚐一片：有鹹味，但不覺得太鹹就好。放在濾盆裡瀝45分鐘。" },
        { "text": "這時昆布和香菇在480 ml水裡煮12分鐘，5分鐘時取出昆布。撈出香菇，留240 ml高湯。" },
        { "text": "240 ml高湯放到不燙手，攪入糯米粉，邊煮邊攪，煮到變稠，再完全放涼。" },
        { "text": "糊裡拌入辣椒粉、醬油、細鹽、蒜、薑和梨。香菇切細，和蘿蔔、細蔥一起加。" },
        { "text": "戴手套，把白菜和調味醬拌到每片都紅。嚐一嚐：今天稍鹹，明天正好。" },
        { "text": "壓進乾淨的罐子，裝到五分之四滿，讓白菜全部浸在汁裡，蓋子不要轉緊。室溫放一到兩天，聞到酸味、開始冒泡，就移進冰箱。第3天起可以吃，第10天起最好吃。" }
      ],
      "tips": [
        "沒有魚露和蝦醬，發酵通常會慢一點，約六週內最好吃，之後適合拿來做菜。",
        "器具都要乾淨，白菜要一直浸在汁裡。長出帶毛的或有顏色的黴，就整罐丟掉。",
        "寺院連大蒜和蔥也不放。照做的話，薑加倍，多加100 g蘿蔔。"
      ],
      "substitutions": [
        "無麩質：湯醬油換成45 ml不含小麥的溜醬油和1小匙鹽。",
        "沒有梨：蘋果，或60 ml無糖蘋果汁。",
        "不辣：不放辣椒粉，把一個紅甜椒打進糊裡，就是給孩子的粉色淡泡菜。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'vegan-baechu-kimchi'
on conflict (post_id, locale) do nothing;
