-- The recipes of seed.sql in Simplified Chinese; run after it.
--
-- Of a structured recipe the words alone, in the order of the post: amounts, minutes and Korean names are the post's.
-- `unit` is what pieces are counted in. What is added to a post or taken from it changes here in every language.

-- Bap
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$洗米与煮饭（韩式白饭）$$, $$学任何菜之前，先学煮饭。像给宝宝洗澡一样洗米，然后就别再动它。$$, $json$
  "<p>韩国人见面不问“你好吗”，而是问<span lang=\"ko\">밥 먹었어?</span>（吃饭了吗？）。所以我们也从<span lang=\"ko\">밥</span>（米饭）开始，从没人写下来的那一步开始：洗米。</p>\n<h2>需要准备</h2>\n<ul>\n<li>短粒白米 400 g <span lang=\"ko\">쌀</span></li>\n<li>煮饭的水 440 ml，米泡得久就少放一点</li>\n<li>洗米用的冷水，多备一些</li>\n</ul>\n<h2>洗米与煮饭</h2>\n<ol>\n<li>倒入没过米的冷水，搅一下马上倒掉。第一遍水有灰，干米又吸得快。</li>\n<li>在几乎没有水的状态下，张开手轻轻搅约20下。米粒碎了饭会烂。</li>\n<li>加水、晃一晃、倒掉。把<strong>第二遍</strong>和第三遍的淘米水放冰箱，当天煮汤锅用。</li>\n<li>隔着水能看见米粒就停，不必像玻璃一样清。</li>\n<li>米泡30分钟，沥干，加入440 ml干净的水。</li>\n<li>用带盖的厚锅：中大火5分钟煮开，转最小火12分钟，别开盖。</li>\n<li>离火焖10分钟，再用沾湿的饭勺从底下翻松，让蒸汽散出。</li>\n</ol>\n<h2>放多少水</h2>\n<table>\n<thead><tr><th>米（400 g）</th><th>浸泡</th><th>水</th></tr></thead>\n<tbody>\n<tr><td>白米 <span lang=\"ko\">백미</span></td><td>30分钟</td><td>440 ml</td></tr>\n<tr><td>新米 <span lang=\"ko\">햅쌀</span></td><td>20分钟</td><td>400 ml</td></tr>\n<tr><td>糙米 <span lang=\"ko\">현미</span></td><td>冰箱里8小时</td><td>560 ml，小火30分钟</td></tr>\n<tr><td>豆饭 <span lang=\"ko\">콩밥</span></td><td>豆子泡一夜，米30分钟</td><td>480 ml</td></tr>\n</tbody>\n</table>\n<h2>保存</h2>\n<p>剩饭装进扁盒，一小时内放凉，冷藏一天，冷冻一个月。在室温下温着放了一夜的饭不能拿来炒，只能扔掉。</p>"
  $json$::jsonb
from public.posts where slug = 'how-to-wash-rice'
on conflict (post_id, locale) do nothing;

-- Yangnyeom
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$备好一个韩国调料柜$$, $$九样瓶瓶罐罐，就能做出这间厨房里的大部分菜。先买小份的。$$, $json$
  {"html":"<p>你不需要有一位韩国奶奶，只需要她的调料架。带着这张单子去市场，把韩文给人看，比发音管用。</p><h2>九样调料</h2><ul><li><strong>酱油</strong> <span lang=\"ko\">진간장</span>：用于收汁、腌肉和蘸食。含小麦。</li><li><strong>韩式汤酱油</strong> <span lang=\"ko\">국간장</span>：颜色浅，咸得多，用于汤和凉拌菜。通常含小麦。</li><li><strong>大酱</strong> <span lang=\"ko\">된장</span>：看标签有没有小麦和鳀鱼。</li><li><strong>韩式辣椒酱</strong> <span lang=\"ko\">고추장</span>：又甜又辣，通常含小麦或大麦。</li><li><strong>韩国辣椒粉</strong> <span lang=\"ko\">고춧가루</span>：放冷冻室，颜色才会一直红。</li><li><strong>香油</strong> <span lang=\"ko\">참기름</span>：出锅前用，一次一小勺。</li><li><strong>熟芝麻</strong> <span lang=\"ko\">깨</span>：用手指捻碎一些。</li><li><strong>干海带</strong> <span lang=\"ko\">다시마</span>：擦掉沙子，白霜留着。</li><li><strong>短粒米</strong> <span lang=\"ko\">쌀</span>：放阴凉处，三个月内吃完。</li></ul><h2>吃鱼的人</h2><p>第十和第十一样是干鳀鱼<span lang=\"ko\">멸치</span>和鳀鱼鱼露<span lang=\"ko\">멸치액젓</span>。不吃的话，请看“不用鳀鱼的三种高汤”，什么味道都不会少。</p><h2>放在哪里</h2><p>酱类开封后放冰箱，油和酱油避光，辣椒粉冷冻，米装进箱子，放一根干辣椒防虫。</p>"}
  $json$::jsonb
from public.posts where slug = 'stocking-a-korean-pantry'
on conflict (post_id, locale) do nothing;

-- Kimchi-jjigae
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$韩式泡菜锅$$, $$泡菜越酸，汤越好喝：谁都想不出吃什么的日子，我们就煮它。$$, $json$
  {
    "html": "<p>韩国孩子走到楼梯口就知道今晚吃<span lang=\"ko\">김치찌개</span>。冰箱最里头的泡菜酸透了，我就做这道菜，所以别把那罐扔了：它正好派上用场。</p><p>没发酵好的泡菜，煮出来味道寡淡。如果才腌了一个星期，先在室温放一天，或者按小窍门里说的加一勺醋。</p>",
    "recipe": {
      "category": "汤锅",
      "ingredients": [
        { "group": "锅里的料", "items": [
          { "name": "发酵充分的白菜泡菜", "note": "切一口大小；大多数泡菜含鱼露或虾酱" },
          { "name": "泡菜汁", "note": "罐子里的" },
          { "name": "猪肩肉或五花肉", "note": "切一口大小的薄片" },
          { "name": "食用油" },
          { "name": "洋葱", "note": "切片" },
          { "name": "水", "note": "或淘米水" },
          { "name": "老豆腐", "note": "切厚片" },
          { "name": "大葱", "note": "斜切片", "unit": "根" },
          { "name": "青辣椒", "note": "切圈，给孩子吃就不放", "unit": "根" }
        ] },
        { "group": "调味", "items": [
          { "name": "韩国辣椒粉" },
          { "name": "蒜末" },
          { "name": "韩式汤酱油" },
          { "name": "白糖", "note": "泡菜太酸时可以中和" }
        ] }
      ],
      "steps": [
        { "text": "厚锅中火烧热油，放猪肉翻炒约4分钟，炒到看不见粉红色。" },
        { "text": "加泡菜和白糖一起炒，炒到白菜帮变透明、油变红。香味全靠这一步，别着急。" },
        { "text": "加洋葱、泡菜汁、辣椒粉、蒜末和水。煮开后盖上盖，中小火煮到猪肉软烂。" },
        { "text": "这时尝味道。每家的泡菜咸淡不同：汤酱油每次加半勺，咸到想配饭就停。" },
        { "text": "把豆腐片铺在上面，浇上汤，不要搅动，再煮一会儿。" },
        { "text": "撒上大葱和辣椒，再煮最后1分钟，趁咕嘟冒泡连锅上桌，配热米饭。" }
      ],
      "tips": [
        "泡菜不够酸？加水时一起加1小勺醋。",
        "第二天更好吃。两小时内放凉，放冰箱，吃之前再彻底煮开一次。"
      ],
      "substitutions": [
        "不含猪肉：用一罐150 g油浸金枪鱼。跳过第一步，用罐头里的油炒泡菜，鱼肉和豆腐一起放。",
        "纯素、不含鱼露：用纯素泡菜和它的汁，猪肉换成200 g平菇，水换成海带高汤。普通泡菜含鱼露或虾酱。",
        "无麸质：汤酱油换成不含小麦的溜酱油或1/2小勺盐，并查看泡菜的标签。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'kimchi-jjigae'
on conflict (post_id, locale) do nothing;

-- Chaesu
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$不用鳀鱼的三种高汤$$, $$海带、香菇或烤蔬菜：三种清汤，适合本站所有的汤。$$, $json$
  {"content":"<p>大多数韩国汤都从干鳀鱼开始，而大多数菜单都忘了写。在家里完全不必这样。<span lang=\"ko\">채수</span>是素高汤，下面每种都能做约1升。</p><h2>1. 海带高汤，最快</h2><ol><li>10 g干海带（<span lang=\"ko\">다시마</span>）泡在1.1升冷水里30分钟。</li><li>慢慢加热，刚冒泡就取出海带，不然会发苦发黏。</li></ol><h2>2. 海带香菇高汤，最浓</h2><ol><li>8 g海带和20 g干香菇（<span lang=\"ko\">표고버섯</span>）泡在1.2升水里一小时，或在冰箱里泡一夜。</li><li>煮开，取出海带，香菇再煮15分钟，可以放进汤里吃。</li></ol><h2>3. 烤蔬菜高汤，最甜</h2><ol><li>200 g萝卜（<span lang=\"ko\">무</span>）、半个带皮洋葱和一根大葱，在干锅里煎出焦色。</li><li>加1.4升水和几片卷心菜叶，煮25分钟后滤出。</li></ol><p>冷藏三天，或倒进冰格冷冻。最后用汤酱油调味，不能吃小麦就用盐。</p>"}
  $json$::jsonb
from public.posts where slug = 'anchovy-free-stock'
on conflict (post_id, locale) do nothing;

-- Sigeumchi-namul
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$凉拌菠菜$$, $$锅里三十秒，手里一分钟，菠菜从没这么翠绿好吃过。$$, $json$
  {
    "html": "<p>南海岸的冬菠菜根是粉红的，甜得像糖。那时的<span lang=\"ko\">시금치나물</span>最好吃，不过我一年四季都做。</p><p>韩国人说味道在指尖上，叫<span lang=\"ko\">손맛</span>（手的味道）。这道菜请用手拌，你就明白了。</p>",
    "recipe": {
      "category": "小菜",
      "ingredients": [
        { "items": [
          { "name": "菠菜" },
          { "name": "粗盐", "note": "放进焯菜的水里" },
          { "name": "细盐" },
          { "name": "蒜末" },
          { "name": "大葱", "note": "葱白切末", "unit": "根" },
          { "name": "香油" },
          { "name": "熟芝麻", "note": "一半捻碎" }
        ] }
      ],
      "steps": [
        { "text": "粗的菠菜在根部切十字，这样叶子散开，根还连着。在满盆水里洗三遍：沙子会沉底，所以把菠菜捞出来，不要倒水。" },
        { "text": "2升水加粗盐烧到滚开。菠菜根朝下按进水里，数到三十。" },
        { "text": "马上捞进冷水。轻轻挤，像握孩子的手那样用力：湿润可以，滴水不行。" },
        { "text": "切成手指长，抖散。加细盐、蒜末、葱、香油和芝麻，用手抓拌到每片叶子都发亮。" },
        { "text": "尝一尝，再加几粒盐。当天吃完。" }
      ],
      "tips": [
        "夏天容易坏。放冰箱，两天内吃完。",
        "剩下的可以放进拌饭或紫菜包饭。"
      ],
      "substitutions": [
        "莙荙菜、西洋菜或嫩羽衣甘蓝也行。羽衣甘蓝要煮两分钟。",
        "想要味道更浓，用1小勺汤酱油代替细盐。那样就不是无麸质了。",
        "用大酱（1小勺）代替盐，就是乡下的做法。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'sigeumchi-namul'
on conflict (post_id, locale) do nothing;

-- Mom's Kitchen Measures
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$妈妈的厨房量法$$, $$一撮、一勺、一把是多少？这是我笔记本里的一页，原样照搬。$$, $json$
  {"html":"<h2>容量</h2><table><tbody><tr><td>1小勺</td><td>5 ml</td></tr><tr><td>1大勺</td><td>15 ml</td></tr><tr><td>本站菜谱的1杯</td><td>240 ml</td></tr><tr><td>韩国量杯1杯</td><td>200 ml</td></tr><tr><td>电饭锅量杯1杯</td><td>180 ml</td></tr><tr><td>烧酒杯1杯</td><td>50 ml</td></tr></tbody></table><h2>一大勺的重量</h2><table><tbody><tr><td>辣椒粉</td><td>7 g</td></tr><tr><td>芝麻</td><td>9 g</td></tr><tr><td>蒜末</td><td>10 g</td></tr><tr><td>白糖</td><td>12 g</td></tr><tr><td>粗盐</td><td>15 g</td></tr><tr><td>韩式辣椒酱</td><td>18 g</td></tr><tr><td>大酱</td><td>18 g</td></tr></tbody></table><h2>用手量</h2><table><tbody><tr><td>一撮盐</td><td>1 g，两指捏起</td></tr><tr><td>一把菠菜</td><td>约50 g</td></tr><tr><td>一人份细面</td><td>100 g，500韩元硬币那么粗</td></tr><tr><td>一片海带</td><td>5 g，手掌大小</td></tr></tbody></table><h2>中心的安全温度</h2><table><tbody><tr><td>鸡肉和填馅的禽类</td><td>75 °C</td></tr><tr><td>肉馅和饺子</td><td>75 °C</td></tr></tbody></table>"}
  $json$::jsonb
from public.posts where slug = 'moms-kitchen-measures'
on conflict (post_id, locale) do nothing;

-- Doenjang-jjigae
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$大酱汤$$, $$一锅朴实的豆腐、土豆和西葫芦，让哪间厨房都有家的味道。$$, $json$
  {
    "html": "<p>问远离家乡的韩国人想念什么，一半会说<span lang=\"ko\">된장찌개</span>。大酱就是大豆、盐和耐心。闻着冲，吃着柔和，人家也是这么形容我母亲的。</p><p>各家大酱咸淡不同，所以先比我写的少放一点，放豆腐之前尝一尝。</p>",
    "recipe": {
      "category": "汤锅",
      "ingredients": [
        { "group": "高汤", "items": [
          { "name": "水", "note": "最好用第二遍淘米水" },
          { "name": "大干鳀鱼", "note": "去头和黑色内脏" },
          { "name": "干海带", "note": "手掌大一片" }
        ] },
        { "group": "锅里的料", "items": [
          { "name": "大酱" },
          { "name": "土豆", "note": "切2 cm丁" },
          { "name": "西葫芦", "note": "切厚的半圆片" },
          { "name": "洋葱", "note": "切2 cm方块" },
          { "name": "香菇或白蘑菇", "note": "切片" },
          { "name": "老豆腐", "note": "切2 cm丁" },
          { "name": "蒜末" },
          { "name": "韩国辣椒粉" },
          { "name": "青辣椒", "note": "切圈", "unit": "根" },
          { "name": "大葱", "note": "切葱花", "unit": "根" }
        ] }
      ],
      "steps": [
        { "text": "锅里放水、鳀鱼和海带。煮开就马上取出海带（忘了会发黏），鳀鱼再煮8分钟后捞出。" },
        { "text": "大酱用小筛子压进高汤，或先在碗里用一勺高汤化开，免得结块。" },
        { "text": "加土豆，煮到筷子插进去还稍有阻力。" },
        { "text": "加洋葱、西葫芦、蘑菇、蒜末和辣椒粉，煮到西葫芦刚软。" },
        { "text": "尝味道：因为配白饭吃，要比一般的汤稍咸。再加一小勺左右的大酱，或加点水。" },
        { "text": "加豆腐、青辣椒和大葱，煮到豆腐热透。" }
      ],
      "tips": [
        "大酱别煮半小时。煮久了发苦，香味也跑光。",
        "剩下的第二天拌饭，加青菜和一勺韩式辣椒酱，就是一顿午饭。"
      ],
      "substitutions": [
        "纯素、不含鱼：不放鳀鱼，海带和3朵干香菇在水里泡30分钟，再煮10分钟。选标签上没有鳀鱼和贝类的大酱。",
        "无麸质：很多工厂做的大酱含小麦。找只用大豆和盐做的（한식된장）。",
        "没有西葫芦？用别的夏南瓜，或和土豆一起放萝卜片。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'doenjang-jjigae'
on conflict (post_id, locale) do nothing;

-- Mandu
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$韩式蒸饺$$, $$都说饺子包得漂亮，孩子就生得漂亮。叫上全家一起来。$$, $json$
  {
    "html": "<p>年三十晚上，大家围着一个大盆坐在地上包<span lang=\"ko\">만두</span>，包到膝盖抗议。爷爷包的会破，孩子包的像石头，最后全都吃光。</p><p>馅一定要干。挤豆腐，挤泡菜，挤豆芽，觉得够干了，再挤一遍。</p>",
    "recipe": {
      "category": "饺子",
      "ingredients": [
        { "group": "饺子（约32个）", "items": [
          { "name": "圆饺子皮", "note": "盖湿布解冻", "unit": "张" },
          { "name": "猪肉馅" },
          { "name": "老豆腐" },
          { "name": "酸白菜泡菜", "note": "切碎；大多数泡菜含鱼露或虾酱" },
          { "name": "绿豆芽" },
          { "name": "韭菜", "note": "切末" },
          { "name": "酱油" },
          { "name": "蒜末" },
          { "name": "姜蓉" },
          { "name": "香油" },
          { "name": "细盐" },
          { "name": "鸡蛋", "note": "打散", "unit": "个" }
        ] },
        { "group": "蘸汁", "items": [
          { "name": "酱油" },
          { "name": "米醋" },
          { "name": "韩国辣椒粉" }
        ] }
      ],
      "steps": [
        { "text": "豆芽煮2分钟，过冷水，切碎。豆腐、豆芽、泡菜依次用布包起来，各自尽量拧干。" },
        { "text": "与猪肉馅、韭菜、酱油、蒜、姜、香油、盐和鸡蛋混合，单手揉到发黏。" },
        { "text": "取一小勺在锅里煎熟再尝，绝不要尝生馅。调整咸淡。" },
        { "text": "皮上放略少的一大勺馅（20 g），边上沾水，对折成半月，排出空气。两角沾水捏在一起，成圆形。" },
        { "text": "蒸笼铺湿布或卷心菜叶，饺子分开放不要挨着，水开后分两批蒸，每批10分钟。" },
        { "text": "切开一个：肉要整个变成灰褐色，没有粉红，中心75 °C。调好蘸汁，趁热上桌。" }
      ],
      "tips": [
        "生饺子放在撒了面粉的盘里冷冻，再装袋。不解冻直接蒸，每批14分钟。",
        "煎饺：底部煎黄，加80 ml水，盖上锅盖6分钟，开盖煎到噼啪响。"
      ],
      "substitutions": [
        "纯素：猪肉和鸡蛋换成200 g炒干的碎蘑菇、60 g泡软的粉丝和2大勺淀粉，用纯素泡菜。确认饺子皮不含鸡蛋。",
        "不含猪肉：用等量的鸡肉馅或牛肉馅，同样要仔细做熟。",
        "无麸质：米纸沾水，包馅折双层后煎，馅和蘸汁用不含小麦的溜酱油。查看泡菜的标签。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'mandu'
on conflict (post_id, locale) do nothing;

-- Bibimbap
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$拌饭$$, $$热饭上五种颜色，一个鸡蛋，一勺酱，然后漂漂亮亮地把它拌乱。$$, $json$
  {
    "html": "<p><span lang=\"ko\">비빔밥</span>的意思就是拌着吃的饭，所以一定要拌！有的游客觉得太好看，一层一层地吃。把勺子插进去，从底下翻十下，再尝。</p><p>秘诀很平淡：每种菜单独炒，单独放盐。一口锅从颜色最浅的炒到最深的。</p>",
    "recipe": {
      "category": "米饭",
      "ingredients": [
        { "group": "碗里的料", "items": [
          { "name": "热米饭（短粒米）" },
          { "name": "牛外脊或臀肉", "note": "切细丝" },
          { "name": "菠菜", "note": "洗净" },
          { "name": "绿豆芽或黄豆芽" },
          { "name": "西葫芦", "note": "切丝" },
          { "name": "胡萝卜", "note": "切丝" },
          { "name": "香菇", "note": "切片" },
          { "name": "鸡蛋", "unit": "个" },
          { "name": "食用油", "note": "炒菜用" },
          { "name": "细盐", "note": "每种菜一小撮" },
          { "name": "香油", "note": "拌青菜和牛肉" },
          { "name": "酱油", "note": "腌牛肉" },
          { "name": "蒜末" }
        ] },
        { "group": "拌饭酱", "items": [
          { "name": "韩式辣椒酱" },
          { "name": "香油" },
          { "name": "白糖" },
          { "name": "米醋" },
          { "name": "水" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "牛肉用酱油、一半蒜末和1小勺香油拌匀。拌饭酱的材料在小碗里调好。" },
        { "text": "烧一锅盐水。菠菜焯30秒，捞进冷水，挤干，切三段。同一锅水煮豆芽，绿豆芽3分钟，黄豆芽6分钟，沥干。" },
        { "text": "菠菜和豆芽分别在两个碗里，用一撮盐、剩下的蒜末和1小勺香油拌好。" },
        { "text": "热锅少油，依次炒西葫芦、胡萝卜、香菇，每样加一撮盐炒约2分钟，要炒软一点但还有脆感。" },
        { "text": "牛肉用大火炒到变色熟透。" },
        { "text": "煎鸡蛋到蛋白凝固。给小孩、孕妇和肠胃弱的人，蛋黄也要煎熟。" },
        { "text": "两碗盛热饭，把菜和牛肉按颜色摆好，鸡蛋放中间，酱放旁边。先放一勺。" }
      ],
      "tips": [
        "用冰箱里剩的小菜做，才是最地道的拌饭。",
        "想要石锅拌饭那种焦香，铸铁锅抹油，压上米饭，放上所有的料，中火加热约6分钟到噼啪作响。"
      ],
      "substitutions": [
        "纯素：不放牛肉和鸡蛋，蘑菇加倍，加煎脆的豆腐。",
        "无麸质：用不含小麦的溜酱油，和标明无麸质的韩式辣椒酱。大多数含小麦或大麦。",
        "不辣：不用辣椒酱，改用2大勺酱油、1大勺香油和1小勺白糖拌。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'bibimbap'
on conflict (post_id, locale) do nothing;

-- Kimchi-bokkeumbap
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$韩式泡菜炒饭$$, $$剩饭、老泡菜、一个鸡蛋：韩国学生学会的第一道菜，一做就是一辈子。$$, $json$
  {
    "html": "<p>我儿子搬出去住时只会做<span lang=\"ko\">김치볶음밥</span>。他打电话问为什么炒得黏糊糊的。我说，因为你用了刚煮的热饭，汁也放多了。</p><p>隔夜的冷饭、很酸的泡菜、烧热的锅。剩下的，就等着听人叫好。</p>",
    "recipe": {
      "category": "米饭",
      "ingredients": [
        { "items": [
          { "name": "冷米饭（短粒米）" },
          { "name": "酸白菜泡菜", "note": "切碎；大多数泡菜含鱼露或虾酱" },
          { "name": "泡菜汁" },
          { "name": "大葱", "note": "切葱花", "unit": "根" },
          { "name": "食用油" },
          { "name": "韩式辣椒酱" },
          { "name": "酱油" },
          { "name": "白糖" },
          { "name": "香油" },
          { "name": "鸡蛋", "unit": "个" },
          { "name": "烤紫菜", "note": "剪细丝", "unit": "张" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "宽锅里放1 1/2大勺油和大葱，中火炒到散出甜香。" },
        { "text": "加泡菜和白糖，炒到泡菜变软、边缘微焦。" },
        { "text": "泡菜拨到一边，酱油淋在空出的锅底，听到嗞的一声，拌入辣椒酱和泡菜汁，再全部炒匀。" },
        { "text": "加米饭，用锅铲侧面切散，大火炒到每粒饭都红而冒热气。最后1分钟压平，让底部焦脆。" },
        { "text": "关火，拌入香油。另起锅用剩下的油煎鸡蛋，煎到蛋白凝固。" },
        { "text": "用碗把饭扣到盘里成圆顶，盖上鸡蛋，撒紫菜和芝麻。" }
      ],
      "tips": [
        "剩饭要尽快放凉，冷藏不超过一天。温着放了一夜的饭，炒过也会让人生病。",
        "鸡蛋下面垫一片芝士让它融化，不传统，但很好吃。"
      ],
      "substitutions": [
        "纯素、不含鱼露：用纯素泡菜和它的汁，鸡蛋换成煎豆腐丁。",
        "无麸质：不含小麦的溜酱油，和无麸质的韩式辣椒酱或1小勺辣椒粉。泡菜也要查看。",
        "吃肉的人可以和泡菜一起加100 g培根或金枪鱼罐头。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'kimchi-bokkeumbap'
on conflict (post_id, locale) do nothing;

-- Japchae
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$什锦炒粉丝（杂菜）$$, $$我们家过生日，没有一次少得了这一大盘亮晶晶的红薯粉丝。$$, $json$
  {
    "html": "<p>过年、过生日、女儿第一次带人回家的时候，我家桌上一定有<span lang=\"ko\">잡채</span>。粉丝是红薯做的，凉了也弹牙。</p><p>都说杂菜费工夫。费的是切菜的工夫。菜全切好了，半小时就能吃上。</p>",
    "recipe": {
      "category": "面食",
      "ingredients": [
        { "group": "粉丝和蔬菜", "items": [
          { "name": "韩国红薯粉丝" },
          { "name": "牛外脊", "note": "切细丝" },
          { "name": "菠菜" },
          { "name": "胡萝卜", "note": "切丝" },
          { "name": "洋葱", "note": "切薄片" },
          { "name": "红甜椒", "note": "切细丝" },
          { "name": "鲜香菇", "note": "切片" },
          { "name": "食用油" },
          { "name": "细盐" },
          { "name": "熟芝麻", "note": "最后撒" }
        ] },
        { "group": "牛肉和香菇的腌料", "items": [
          { "name": "酱油" },
          { "name": "白糖" },
          { "name": "蒜末" },
          { "name": "香油" }
        ] },
        { "group": "粉丝的调味", "items": [
          { "name": "酱油" },
          { "name": "红糖" },
          { "name": "香油" },
          { "name": "黑胡椒粉" }
        ] }
      ],
      "steps": [
        { "text": "牛肉和香菇用腌料里的酱油、糖、蒜末和香油拌匀，放着，去切菜。" },
        { "text": "烧一大锅水。菠菜焯30秒捞出，过凉水，挤干，用一撮盐调味。" },
        { "text": "同一锅水煮粉丝，煮到透明、软而中间有嚼劲，6到7分钟。沥干，不要冲水，用剪刀剪两下。" },
        { "text": "宽锅里调好粉丝的调味料，放入热粉丝，中火翻拌到汁全吸干、发亮。" },
        { "text": "另起锅少油，依次炒洋葱、胡萝卜、红甜椒，各加一撮盐炒1到2分钟，倒在粉丝上。" },
        { "text": "大火炒牛肉和香菇，炒到肉变色熟透、锅里没有水分。" },
        { "text": "全部用手拌匀（烫，戴手套更好），尝味道，再加一点酱油或糖，最后撒芝麻。" }
      ],
      "tips": [
        "拌好以后再尝，不要拌之前尝。蔬菜会冲淡味道。",
        "凉了的杂菜会发硬发白。加一勺水下锅两分钟就恢复了。"
      ],
      "substitutions": [
        "纯素：本站另有专门的菜谱，请看“纯素蘑菇炒粉丝”。",
        "无麸质：粉丝是纯红薯淀粉，把酱油换成不含小麦的溜酱油就行。",
        "猪肉丝或鸡腿肉做法一样。鸡肉要做到没有粉红色。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'japchae'
on conflict (post_id, locale) do nothing;

-- Gyeran-jjim
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$韩式鸡蛋羹$$, $$像一朵黄云一样高出锅沿。趁它叹气塌下去之前，赶快端上桌。$$, $json$
  {
    "html": "<p>烤肉店里，一口黑锅的<span lang=\"ko\">계란찜</span>不用点就上桌，安慰每个吃多了辣椒的人。在家我做给孩子、牙疼的人，还有我自己。</p><p>全靠蒸汽。小火，合适的盖子，不许偷看。</p>",
    "recipe": {
      "category": "小菜",
      "ingredients": [
        { "items": [
          { "name": "鸡蛋", "unit": "个" },
          { "name": "海带高汤", "note": "或水" },
          { "name": "细盐" },
          { "name": "白糖" },
          { "name": "大葱", "note": "切末", "unit": "根" },
          { "name": "胡萝卜", "note": "切末" },
          { "name": "香油" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "鸡蛋加盐和糖打散。想嫩滑就过筛，想要家常味就不用。" },
        { "text": "小厚锅（600 ml，韩式砂锅最好）内壁抹一半香油，把高汤烧开。" },
        { "text": "转中小火，倒入蛋液，一边用勺子刮锅底一边搅，搅到像软嫩的炒蛋，约三分之二凝固。" },
        { "text": "撒上胡萝卜和大葱。转最小火，盖上拱形盖或倒扣的碗，给它留出鼓起的空间。" },
        { "text": "高出锅沿、筷子插入没有蛋液就好了。淋上剩下的香油，撒芝麻，马上端上桌。锅非常烫。" }
      ],
      "tips": [
        "底糊了？火太大。下次在锅下再垫一口平底锅或导热板。",
        "用蒸锅：鸡蛋和凉高汤放进碗里盖好，在微微沸腾的水上蒸12分钟，口感像布丁。"
      ],
      "substitutions": [
        "餐馆做法：用2小勺切碎的虾酱代替盐，配鳀鱼高汤。那样就不是蛋奶素了。",
        "纯素：400 g嫩豆腐蒸8分钟，加酱油、葱花和香油。虽然是另一道菜，一样暖心。",
        "没有砂锅：任何带盖的小厚锅都行。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'gyeran-jjim'
on conflict (post_id, locale) do nothing;

-- Tteokbokki
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$辣炒年糕$$, $$软糯、香甜又火辣，每个小学生放学路上都要买的小吃。$$, $json$
  {
    "html": "<p>我学校门口有位阿姨，守着一口方锅的<span lang=\"ko\">떡볶이</span>，前面排着穿校服的女生。我现在还照她的做法：开始汁要稀，然后耐心等它裹住年糕。</p><p>不习惯吃辣，辣椒粉减半，糖不减。一杯冷牛奶或一个水煮蛋比水管用。</p>",
    "recipe": {
      "category": "小吃",
      "ingredients": [
        { "items": [
          { "name": "条状年糕" },
          { "name": "韩式鱼糕", "note": "切三角片" },
          { "name": "水" },
          { "name": "大干鳀鱼", "note": "去头和内脏" },
          { "name": "干海带" },
          { "name": "鸡蛋", "note": "煮熟去壳", "unit": "个" },
          { "name": "大葱", "note": "切手指长的段", "unit": "根" },
          { "name": "熟芝麻", "note": "最后撒" }
        ] },
        { "group": "酱汁", "items": [
          { "name": "韩式辣椒酱" },
          { "name": "韩国细辣椒粉" },
          { "name": "酱油" },
          { "name": "白糖" },
          { "name": "蒜末" }
        ] }
      ],
      "steps": [
        { "text": "年糕冷藏后变硬了，就在备料时用温水泡着。新鲜柔软的不用泡。" },
        { "text": "水加鳀鱼和海带煮开。水开取出海带，7分钟后捞出鳀鱼。" },
        { "text": "调好酱汁，化进高汤。" },
        { "text": "放入沥干的年糕，中大火煮，常搅动以免粘底，煮到芯软、汁开始变稠。" },
        { "text": "加鱼糕、鸡蛋和大葱，煮到汁能挂勺。" },
        { "text": "撒芝麻马上吃：年糕凉了会变硬。" }
      ],
      "tips": [
        "给小孩和老人吃要把年糕切小，慢慢嚼。年糕黏，可能噎住。",
        "把煮好的方便面拌进剩下的酱汁，就是拉面辣炒年糕。"
      ],
      "substitutions": [
        "纯素、不含鱼：高汤用海带和干香菇，鱼糕换成油豆腐皮，鸡蛋换成卷心菜。",
        "无麸质：选米做的年糕（쌀떡，不是小麦的밀떡）、不含小麦的溜酱油和标明无麸质的韩式辣椒酱，不放用小麦粉黏合的鱼糕。",
        "给孩子做不辣的：不放辣椒粉，辣椒酱换成3大勺酱油和1大勺香油。这就是宫廷炒年糕。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'tteokbokki'
on conflict (post_id, locale) do nothing;

-- Gimbap
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$紫菜包饭（韩式饭卷）$$, $$野餐的日子从早上六点开始，手指上是香油，头尾两段归我。$$, $json$
  {
    "html": "<p>韩国的春游是<span lang=\"ko\">김밥</span>的味道。妈妈们早起来卷，谁起得最早谁就能吃两头，那是最好吃的，因为馅都露在外面。</p><p>它不是寿司：饭用盐和香油调味，不放醋，里面没有生的东西。</p>",
    "recipe": {
      "category": "米饭",
      "ingredients": [
        { "group": "米饭", "items": [
          { "name": "短粒米" },
          { "name": "水" },
          { "name": "香油" },
          { "name": "细盐" }
        ] },
        { "group": "馅料", "items": [
          { "name": "牛肉馅" },
          { "name": "酱油" },
          { "name": "白糖" },
          { "name": "鸡蛋", "note": "加一撮盐打散", "unit": "个" },
          { "name": "菠菜" },
          { "name": "胡萝卜", "note": "切丝" },
          { "name": "腌黄萝卜条", "unit": "条" },
          { "name": "卷饭用紫菜", "unit": "张" },
          { "name": "食用油", "note": "煎炒用" },
          { "name": "香油", "note": "拌菠菜和刷表面用" }
        ] }
      ],
      "steps": [
        { "text": "米洗到水快清，沥10分钟，加440 ml水煮，用电饭锅，或有盖的锅：煮开5分钟，最小火12分钟，离火盖着焖10分钟。" },
        { "text": "这时菠菜焯30秒，过凉，用力挤干，用一撮盐和1小勺香油拌好。" },
        { "text": "少油小火把蛋液煎成一张厚蛋饼，翻一次，切五条。同一口锅炒胡萝卜，加一撮盐炒2分钟。" },
        { "text": "牛肉馅加酱油和糖，炒到熟透、水分收干。" },
        { "text": "热饭拌入一大勺香油和盐，放到温热。饭太烫紫菜会缩会破。" },
        { "text": "紫菜粗面朝上放竹帘上。取一把饭（约160 g）薄薄铺满三分之二，横着排上牛肉、蛋、菠菜、胡萝卜和黄萝卜。" },
        { "text": "提起近身的一边盖住馅，用手指收紧再卷。远端沾点水封口，接缝朝下放着。" },
        { "text": "刷上剩下的香油，用湿布擦过的刀切成1.5 cm厚。" }
      ],
      "tips": [
        "当天卷当天吃。天热用冰袋保冷，四小时内吃完。",
        "放冰箱会变硬。切片裹蛋液煎一下：反正韩国孩子更爱这样吃。"
      ],
      "substitutions": [
        "纯素：牛肉换成酱油煎的老豆腐条，鸡蛋换成牛油果或牛蒡。",
        "无麸质：用不含小麦的溜酱油，并查看腌黄萝卜的标签。",
        "没有黄萝卜？任何脆的腌黄瓜，擦干水就行。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'gimbap'
on conflict (post_id, locale) do nothing;

-- Hotteok
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$糖饼（韩式黑糖馅饼）$$, $$冰冷的手指，滚烫的糖浆，街角排队。现在不用排了。$$, $json$
  {
    "html": "<p>第一阵冷风吹来，卖<span lang=\"ko\">호떡</span>的大叔就在公交站支起铁板，穿西装的大男人被黑糖烫了嘴。用纸杯夹着，吹一吹，还是咬得太早。</p><p>面团又软又黏。要在手上抹油，不要加面粉。</p>",
    "recipe": {
      "category": "甜点",
      "ingredients": [
        { "group": "面团（6个）", "items": [
          { "name": "中筋面粉" },
          { "name": "糯米粉", "note": "增加嚼劲" },
          { "name": "温水", "note": "不比手腕热" },
          { "name": "白糖" },
          { "name": "速发干酵母" },
          { "name": "细盐" },
          { "name": "食用油" }
        ] },
        { "group": "馅", "items": [
          { "name": "黑糖" },
          { "name": "烤花生", "note": "切碎" },
          { "name": "葵花子或芝麻" },
          { "name": "肉桂粉" }
        ] },
        { "group": "煎饼用", "items": [
          { "name": "食用油" }
        ] }
      ],
      "steps": [
        { "text": "水、糖、酵母、盐和油搅匀，加两种粉，用木勺搅到没有干粉。盖上，在温暖处发到两倍大。" },
        { "text": "搅一搅面团，排出气，再放十分钟。拌好馅：坚果能留住糖浆。" },
        { "text": "手抹油。取六分之一面团，在手心压扁，放一勺半馅，收边捏紧。" },
        { "text": "油用中小火烧热。放三个，封口朝下，煎30秒。翻面，用抹油的锅铲压成手掌大。" },
        { "text": "煎到金黄，约3分钟，再翻面，盖上锅盖再煎3分钟，让糖化成糖浆。" },
        { "text": "另外三个同样煎。" },
        { "text": "等三分钟再咬。糖浆比开水还烫：请让孩子最后吃。" }
      ],
      "tips": [
        "面团可以在冰箱过夜。整形前在室温放一小时。",
        "凉了的糖饼，用干锅加盖热一下就活过来。"
      ],
      "substitutions": [
        "不含坚果：只用籽类，共40 g。",
        "无麸质：全用糯米粉（250 g），加约200 ml开水，不放酵母，马上煎。更黏，像糯米糖饼。",
        "咸味：像釜山那样，包纯素炒粉丝和韭菜。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'hotteok'
on conflict (post_id, locale) do nothing;

-- Bulgogi
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$烤牛肉（韩式甜酱油牛肉）$$, $$薄如纸的牛肉，一个磨成泥的梨，五分钟的火：从没有人拒绝过第二盘。$$, $json$
  {
    "html": "<p><span lang=\"ko\">불고기</span>就是火烤的肉。孩子们带外国朋友回家，我就做这个，因为吃了它，人人都有勇气尝旁边的泡菜。</p><p>梨不是装饰：它让牛肉变嫩，带来清爽的甜味。肉放冷冻室半小时，用普通的刀也能切得很薄。</p>",
    "recipe": {
      "category": "主菜",
      "ingredients": [
        { "group": "牛肉和蔬菜", "items": [
          { "name": "牛肋眼或牛外脊", "note": "切2 mm薄片" },
          { "name": "洋葱", "note": "切片" },
          { "name": "胡萝卜", "note": "切细条" },
          { "name": "蘑菇", "note": "切片" },
          { "name": "大葱", "note": "切手指长的段", "unit": "根" },
          { "name": "食用油", "note": "煎肉用" }
        ] },
        { "group": "腌料", "items": [
          { "name": "韩国梨泥" },
          { "name": "酱油" },
          { "name": "红糖" },
          { "name": "蒜末" },
          { "name": "香油" },
          { "name": "熟芝麻" },
          { "name": "黑胡椒粉" }
        ] },
        { "group": "搭配", "items": [
          { "name": "生菜叶" },
          { "name": "包饭酱" }
        ] }
      ],
      "steps": [
        { "text": "用厨房纸把牛肉吸干。湿的肉在锅里是煮，不是煎。" },
        { "text": "腌料搅到糖化。用手指把肉片分开，裹上腌料，加洋葱、胡萝卜和蘑菇，放冰箱40分钟。" },
        { "text": "宽锅烧到水珠会跳。加少许油和三分之一的肉，铺平。一分钟别动，再翻面，煎到没有粉红色、边缘焦黄。" },
        { "text": "剩下的分两次同样煎，大葱放在最后一次。锅里太挤就成了汤。" },
        { "text": "马上配饭吃。手心放一片生菜，放饭、牛肉和一点酱，包起来一口吃掉。" }
      ],
      "tips": [
        "在梨腌料里不要超过一夜，肉会烂。",
        "生腌料碰过生牛肉，绝不要直接浇在熟肉上。想多要点汁，先在锅里煮开两分钟。"
      ],
      "substitutions": [
        "没有韩国梨：用熟透的普通梨或甜苹果代替。猕猴桃嫩肉的效果很强，只放1大勺，腌制不要超过20分钟。",
        "无麸质：酱油换成不含小麦的溜酱油，包饭酱换成盐和香油。",
        "纯素：用500 g杏鲍菇撕成条，只腌15分钟。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'bulgogi'
on conflict (post_id, locale) do nothing;

-- Sundubu-jjigae
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$嫩豆腐锅$$, $$豆腐嫩如布丁，蛤蜊咔嗒张开，鸡蛋上桌时再打进去。$$, $json$
  {
    "html": "<p>寒冷的雨夜我就做<span lang=\"ko\">순두부찌개</span>。电饭锅还没唱歌它就好了，等不及的人都会烫到舌头。</p><p>颜色全在头三分钟，辣椒粉在油里慢慢加热。要小火！辣椒焦了就发苦，没法补救。</p>",
    "recipe": {
      "category": "汤锅",
      "ingredients": [
        { "items": [
          { "name": "韩式嫩豆腐（未压制）", "note": "管装的" },
          { "name": "活蛤蜊", "note": "带壳" },
          { "name": "粗盐", "note": "蛤蜊吐沙用" },
          { "name": "鳀鱼高汤或海带高汤" },
          { "name": "洋葱", "note": "切末" },
          { "name": "西葫芦", "note": "切扇形片" },
          { "name": "金针菇或平菇" },
          { "name": "鸡蛋", "unit": "个" },
          { "name": "大葱", "note": "切葱花", "unit": "根" }
        ] },
        { "group": "调味", "items": [
          { "name": "食用油" },
          { "name": "香油" },
          { "name": "韩国辣椒粉" },
          { "name": "蒜末" },
          { "name": "韩式汤酱油" },
          { "name": "白糖" }
        ] }
      ],
      "steps": [
        { "text": "粗盐化在500 ml冷水里，放入蛤蜊盖好，让它们在暗处吐沙一到两小时（买来时已吐过沙的不用）。洗净。破的、敲了不合拢的扔掉。" },
        { "text": "小锅里放两种油、洋葱和辣椒粉，小火搅到油深红、散出甜香，绝不能冒烟。" },
        { "text": "加蒜末、酱油和糖，搅半分钟，倒入高汤煮开。" },
        { "text": "加西葫芦和蘑菇，煮到西葫芦快软。" },
        { "text": "加蛤蜊，盖上锅盖煮到开口。不开的扔掉。" },
        { "text": "管装豆腐从中间切开，让大块滑进锅里。用勺子分一两下，再煮开。" },
        { "text": "尝咸淡。打入鸡蛋，盖上锅盖煮到蛋白凝固。给幼儿、老人和孕妇吃，要等蛋黄也凝固。撒上大葱。" }
      ],
      "tips": [
        "冷冻蛤蜊肉也行：不解冻，100 g和西葫芦一起放，不用吐沙。",
        "豆腐煮了会出水，放之前调得稍咸一点。"
      ],
      "substitutions": [
        "纯素：海带高汤，多加150 g蘑菇和一勺苏子粉，代替蛤蜊和鸡蛋。",
        "无麸质：汤酱油换成不含小麦的溜酱油或1/2小勺盐。",
        "没有管装的就用盒装嫩豆腐，最后再舀进去。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'sundubu-jjigae'
on conflict (post_id, locale) do nothing;

-- Gamja-jorim
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$酱土豆（韩式酱油土豆）$$, $$便当里朴素的土豆：亮亮的、咸咸的、甜甜的，总是最先吃完。$$, $json$
  {
    "html": "<p>我小时候每个韩国便当的角落都有<span lang=\"ko\">감자조림</span>。几乎不花钱，孩子不用催就吃，凉了也好吃。</p><p>土豆切得一样大，洗掉淀粉。做成亮晶晶的方块还是甜土豆泥，差别就在这里。</p>",
    "recipe": {
      "category": "小菜",
      "ingredients": [
        { "items": [
          { "name": "不易煮烂的土豆", "note": "切2 cm丁" },
          { "name": "食用油" },
          { "name": "酱油" },
          { "name": "白糖" },
          { "name": "米糖浆或玉米糖浆", "note": "上光用" },
          { "name": "水" },
          { "name": "蒜末" },
          { "name": "不辣的青辣椒", "note": "切圈", "unit": "根" },
          { "name": "香油" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "土豆丁泡冷水，沥干擦干。" },
        { "text": "宽锅烧热油，中火煎土豆，不时翻动，煎到边缘透明、微黄。" },
        { "text": "加水、酱油、糖和蒜末。煮开后盖上锅盖，中小火煮到牙签能扎透。" },
        { "text": "开盖，加糖浆和辣椒，转大火。晃锅，不要搅，收到汁浓发亮。" },
        { "text": "离火，拌入香油和芝麻。温的时候、汁挂稳了最好吃。" }
      ],
      "tips": [
        "冷藏可放四天。加一勺水热一下。",
        "小的新土豆可以整个带皮：多煮10分钟。"
      ],
      "substitutions": [
        "无麸质：酱油换成不含小麦的溜酱油；米糖浆有的用大麦芽做，要看标签。",
        "没有糖浆：总共放2大勺白糖。没那么亮，味道一样。",
        "想吃辣：加蒜时放1小勺辣椒粉。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'gamja-jorim'
on conflict (post_id, locale) do nothing;

-- Beoseot-japchae
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$纯素蘑菇炒粉丝（蘑菇杂菜）$$, $$没有肉也没有蛋的宴客粉丝，三种菌菇颜色深，甜椒颜色亮。$$, $json$
  {
    "html": "<p>侄女上大学回来吃纯素了，我可不能让她在家宴上只吃白饭。于是做了<span lang=\"ko\">버섯잡채</span>，现在吃肉的人都挤开她来夹。</p><p>木耳脆，香菇鲜，平菇有嚼劲。餐馆的杂菜通常有牛肉，点之前要问。</p>",
    "recipe": {
      "category": "面食",
      "ingredients": [
        { "group": "粉丝和蔬菜", "items": [
          { "name": "韩国红薯粉丝" },
          { "name": "干木耳" },
          { "name": "干香菇" },
          { "name": "平菇", "note": "撕成条" },
          { "name": "紫洋葱", "note": "切片" },
          { "name": "黄甜椒", "note": "切条" },
          { "name": "胡萝卜", "note": "切丝" },
          { "name": "菠菜" },
          { "name": "食用油" },
          { "name": "细盐" }
        ] },
        { "group": "调味", "items": [
          { "name": "酱油" },
          { "name": "白糖" },
          { "name": "香油" },
          { "name": "蒜末" },
          { "name": "黑胡椒粉" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "木耳和香菇用温水泡25分钟。挤干，留120 ml泡香菇的水，香菇切片，木耳撕开。酱油、糖、蒜末、胡椒和一半香油调匀。" },
        { "text": "一大锅开水焯菠菜30秒，捞出过凉，挤干，稍加盐。" },
        { "text": "同一锅水煮粉丝6分钟，沥干，用剪刀剪两下。" },
        { "text": "宽锅用一半油炒洋葱、胡萝卜和甜椒，加剩下的盐炒3分钟，要保持脆。盛出。" },
        { "text": "剩下的油炒三种菌菇到焦黄，加2大勺调味料炒入味。" },
        { "text": "加粉丝、泡香菇的水和剩下的调味料，翻拌到汁收干、粉丝发亮。" },
        { "text": "离火，拌入蔬菜和菠菜、剩下的香油和芝麻。尝尝酱油够不够。" }
      ],
      "tips": [
        "木耳在室温下泡不超过两小时，一定要做熟。",
        "盖在饭上就是杂菜盖饭，一锅够五个人吃。"
      ],
      "substitutions": [
        "无麸质：酱油换成不含小麦的溜酱油，整道菜就不含麸质。",
        "没有木耳：斜切的四季豆也有脆感。",
        "多点蛋白质：煎好的老豆腐条，和蔬菜一起加。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'vegan-japchae'
on conflict (post_id, locale) do nothing;

-- Kongnamul-muchim
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$凉拌黄豆芽$$, $$又脆又便宜，每张韩国餐桌上都有。唯一的规矩：盖子要么一直盖，要么一直开。$$, $json$
  {
    "html": "<p>奶奶自己种<span lang=\"ko\">콩나물</span>，用带孔的罐子盖上黑布，我们小孩每次走过都得浇水。现在一袋比一张公交票还便宜。</p><p>煮到一半开盖，满屋子都是生豆味。所以先决定：盖到底，或者一开始就不盖。</p>",
    "recipe": {
      "category": "小菜",
      "ingredients": [
        { "items": [
          { "name": "黄豆芽" },
          { "name": "水" },
          { "name": "细盐" },
          { "name": "蒜末" },
          { "name": "大葱", "note": "切末", "unit": "根" },
          { "name": "韩国辣椒粉", "note": "做白色的就不放" },
          { "name": "香油" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "豆芽放盆里洗，倒掉浮皮，挑出发黄的豆和细须根。" },
        { "text": "锅里放豆芽、水和一半盐，盖上盖，大火。冒蒸汽后转中火煮。不要看。" },
        { "text": "取一根咬一下：要熟透、有甜味、没有青草味。沥干，汤留着，豆芽摊开放凉才脆。" },
        { "text": "加剩下的盐、蒜末、大葱、辣椒粉、香油和芝麻，用手拌。尝咸淡。" }
      ],
      "tips": [
        "煮豆芽的水加葱和一撮盐就是一小碗汤，喝完酒后喝很舒服。",
        "豆芽坏得快。买回两天内煮，黄豆芽绝不要生吃。"
      ],
      "substitutions": [
        "绿豆芽做法一样，只要3分钟。",
        "用一小勺汤酱油代替三分之一的盐，味道更深，但会带进小麦。",
        "不含芝麻：用苏子油，不放芝麻。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'kongnamul-muchim'
on conflict (post_id, locale) do nothing;

-- Miyeok-guk
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$海带汤（生日汤）$$, $$先喝汤，再吃蛋糕：韩国孩子这样感谢母亲。$$, $json$
  {
    "html": "<p>韩国妈妈生完孩子要喝三个星期的<span lang=\"ko\">미역국</span>，孩子每年生日再喝，为的是记住。要是有人问你今天喝海带汤了没有，那就是在祝你生日快乐。</p><p>不过考试前不要喝。它滑溜溜的，你可能会“滑倒”。</p>",
    "recipe": {
      "category": "汤",
      "ingredients": [
        { "items": [
          { "name": "干裙带菜", "note": "会泡发到十倍大" },
          { "name": "牛腩（胸肉）或牛腱", "note": "切一口大小" },
          { "name": "香油" },
          { "name": "韩式汤酱油" },
          { "name": "蒜末" },
          { "name": "水" },
          { "name": "细盐", "note": "尝味道再加" }
        ] }
      ],
      "steps": [
        { "text": "裙带菜在一大盆冷水里泡20分钟。搓洗三遍，挤干，切成勺子能舀起的大小。" },
        { "text": "锅里中火烧热香油，翻炒牛肉到没有红色。" },
        { "text": "加裙带菜和1大勺汤酱油，炒到翠绿、散出海的味道。" },
        { "text": "倒水煮开，撇去浮沫。转小火，盖上锅盖煮到牛肉软、汤发白。" },
        { "text": "加蒜末和剩下的酱油，再煮五分钟，尝味道。最后用盐调，不用酱油，汤色才清。" }
      ],
      "tips": [
        "每热一次都更好喝。煮一大锅。",
        "裙带菜含碘多。有甲状腺疾病的人，天天吃之前先问医生。"
      ],
      "substitutions": [
        "纯素：只炒裙带菜，用海带香菇高汤，最后加一勺苏子粉。",
        "用蛤蜊或青口代替牛肉：最后5分钟放，不开口的扔掉。",
        "无麸质：汤酱油换成不含小麦的溜酱油，稍少放一点。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'miyeok-guk'
on conflict (post_id, locale) do nothing;

-- Dubu-jorim
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$烧豆腐（韩式辣酱油豆腐）$$, $$煎得金黄的豆腐裹着辣酱油：有了它，米饭不知不觉就见底了。$$, $json$
  {
    "html": "<p>月底手头紧的时候，家里总有一块豆腐。<span lang=\"ko\">두부조림</span>能让我五个饿肚子的表兄妹安静下来，他们还以为是大餐。</p><p>豆腐要吸干，先煎好再放汁。湿豆腐会碎，也煎不黄。</p>",
    "recipe": {
      "category": "小菜",
      "ingredients": [
        { "group": "豆腐", "items": [
          { "name": "老豆腐", "note": "切1.5 cm厚片" },
          { "name": "细盐" },
          { "name": "食用油" },
          { "name": "洋葱", "note": "切片" }
        ] },
        { "group": "酱汁", "items": [
          { "name": "酱油" },
          { "name": "水" },
          { "name": "韩国辣椒粉" },
          { "name": "白糖" },
          { "name": "蒜末" },
          { "name": "香油" },
          { "name": "大葱", "note": "切末", "unit": "根" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "豆腐片放厨房纸上，撒盐放十分钟，擦干表面。" },
        { "text": "宽锅中大火烧热油，煎到金黄，第一面4分钟，第二面3分钟。别推它，煎好了自然会离锅。" },
        { "text": "酱汁在碗里调匀。" },
        { "text": "洋葱塞到豆腐下面，浇上酱汁，中火煮，不断把汁舀到豆腐上，只剩几勺亮汁为止。" },
        { "text": "离火放两分钟。热的好吃，温的更好吃，凉了带便当也不错。" }
      ],
      "tips": [
        "盖好冷藏可放三天。",
        "加两根切片的杏鲍菇一起烧，就是主菜。"
      ],
      "substitutions": [
        "无麸质：酱油换成不含小麦的溜酱油。",
        "不辣：不放辣椒粉，加一勺米糖浆。",
        "软豆腐不能煎：汁里多加120 ml水，像汤锅那样煮。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'dubu-jorim'
on conflict (post_id, locale) do nothing;

-- Dak-bokkeum-tang
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$辣炖鸡块$$, $$红红的汁里是鸡块和大土豆，锅放中间，骨头放盘里。$$, $json$
  {
    "html": "<p>星期天我们爬山，下来后，每座山边都有一家小店卖<span lang=\"ko\">닭볶음탕</span>。我的腿不太爬山了，这道菜却跟我回了家。</p><p>土豆吸饱汁，成了最好吃的部分，所以比你想的多放一个。在饭上压碎一块吃。</p>",
    "recipe": {
      "category": "主菜",
      "ingredients": [
        { "group": "锅里的料", "items": [
          { "name": "带骨鸡块", "note": "鸡腿，或整鸡切块" },
          { "name": "土豆", "note": "切大块" },
          { "name": "胡萝卜", "note": "切厚片" },
          { "name": "洋葱", "note": "切瓣" },
          { "name": "大葱", "note": "切手指长的段", "unit": "根" },
          { "name": "青辣椒", "note": "切厚圈", "unit": "根" },
          { "name": "水" }
        ] },
        { "group": "酱汁", "items": [
          { "name": "韩式辣椒酱" },
          { "name": "韩国辣椒粉" },
          { "name": "酱油" },
          { "name": "白糖" },
          { "name": "蒜末" },
          { "name": "姜蓉" },
          { "name": "黑胡椒粉" }
        ] }
      ],
      "steps": [
        { "text": "鸡块用厨房纸擦干（不要在水槽里冲洗），去掉松的皮和油脂。碰蔬菜之前，手、砧板和刀都用热肥皂水洗净。" },
        { "text": "宽锅里加水没过鸡块，煮开两分钟，倒掉水。这样汤汁清爽，也不油腻。" },
        { "text": "鸡块放回锅，加糖和600 ml水，煮开，盖上锅盖中火煮。糖先于盐放，才能进到肉里。这时把其余酱汁调好。" },
        { "text": "加酱汁、土豆和胡萝卜，盖上锅盖中火煮，中途翻一次。" },
        { "text": "加洋葱，开盖煮到土豆软、汁像奶油一样稠。" },
        { "text": "检查最厚的一块：肉汁清澈，骨边没有粉红，温度计75 °C。加大葱和辣椒，再煮两分钟上桌。" }
      ],
      "tips": [
        "用锅里剩的汁加紫菜和香油炒饭，就在锅里炒。",
        "大小一样，熟的时间才一样。很大的鸡腿沿骨头切开。"
      ],
      "substitutions": [
        "无麸质：不含小麦的溜酱油，和标明无麸质的韩式辣椒酱。或者不放辣椒酱，多加2大勺辣椒粉。",
        "给孩子做不辣的：不放辣椒，多加2大勺酱油，最后放粉丝。这就是韩式炖鸡（찜닭）。",
        "纯素：500 g老豆腐和300 g杏鲍菇都煎黄，和洋葱一起加。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'dak-bokkeum-tang'
on conflict (post_id, locale) do nothing;

-- Jeyuk-bokkeum
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$辣炒猪肉$$, $$问韩国上班族中午吃什么，五天里有四天是这个答案。$$, $json$
  {
    "html": "<p>办公楼周围的小餐馆靠<span lang=\"ko\">제육볶음</span>过日子。铁板上来，旁边一堆生菜，半小时里没人谈工作。</p><p>先用糖把猪肉煎香，再调味。这样边缘才焦黄，而不是灰灰的肉泡在红水里。</p>",
    "recipe": {
      "category": "主菜",
      "ingredients": [
        { "group": "猪肉和蔬菜", "items": [
          { "name": "猪肩肉", "note": "切3 mm薄片" },
          { "name": "白糖" },
          { "name": "洋葱", "note": "切片" },
          { "name": "胡萝卜", "note": "切薄片" },
          { "name": "卷心菜", "note": "切方块" },
          { "name": "大葱", "note": "切手指长的段", "unit": "根" },
          { "name": "食用油" }
        ] },
        { "group": "酱汁", "items": [
          { "name": "韩式辣椒酱" },
          { "name": "韩国辣椒粉" },
          { "name": "酱油" },
          { "name": "蒜末" },
          { "name": "姜蓉" },
          { "name": "香油" },
          { "name": "熟芝麻" }
        ] },
        { "group": "搭配", "items": [
          { "name": "生菜和苏子叶" }
        ] }
      ],
      "steps": [
        { "text": "猪肉擦干，分开肉片，切菜的15分钟里放着回温。香油和芝麻以外的酱汁调匀。" },
        { "text": "宽锅大火烧热油。猪肉和糖下锅，铺平少翻，煎到没有粉红色、边缘焦黄。" },
        { "text": "加胡萝卜、卷心菜和洋葱，炒到开始变软。" },
        { "text": "转中火，加酱汁，炒到裹匀、散出焦香。辣椒酱容易焦，要不停翻动，粘锅就加一勺水。" },
        { "text": "最后一分钟放大葱，关火，拌入香油和芝麻，配饭和生菜。" }
      ],
      "tips": [
        "猪肉冷冻40分钟，在家也能切薄。",
        "带便当就把汁收干。冷藏可放三天。"
      ],
      "substitutions": [
        "不含猪肉：去骨鸡腿肉切条，炒到没有粉红色，多炒2分钟。或用鱿鱼，只炒2分钟。",
        "纯素：500 g老豆腐条和杏鲍菇，先煎黄。",
        "无麸质：不含小麦的溜酱油和标明无麸质的韩式辣椒酱。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'jeyuk-bokkeum'
on conflict (post_id, locale) do nothing;

-- Kalguksu
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$蛤蜊刀切面$$, $$面粉、水、擀面杖和一把刀：歪歪扭扭的面条最能挂汤。$$, $json$
  {
    "html": "<p><span lang=\"ko\">칼국수</span>就是刀切的面，我切的从来不一样宽。奶奶说歪的面条更好吃，因为它记得那只手。我想她只是赶时间，不过她说得对。</p><p>面团开始很硬。别加水。盖布放半小时，它就原谅你了。</p>",
    "recipe": {
      "category": "面食",
      "ingredients": [
        { "group": "面条", "items": [
          { "name": "中筋面粉", "note": "另备少许做手粉" },
          { "name": "水" },
          { "name": "细盐" },
          { "name": "食用油" }
        ] },
        { "group": "汤", "items": [
          { "name": "活蛤蜊" },
          { "name": "粗盐", "note": "吐沙用，放进1升水" },
          { "name": "水" },
          { "name": "大干鳀鱼", "note": "去头和内脏" },
          { "name": "干海带" },
          { "name": "西葫芦", "note": "切丝" },
          { "name": "胡萝卜", "note": "切丝" },
          { "name": "土豆", "note": "切半圆片" },
          { "name": "蒜末" },
          { "name": "韩式汤酱油" },
          { "name": "大葱", "note": "切葱花", "unit": "根" }
        ] }
      ],
      "steps": [
        { "text": "蛤蜊放盐水里盖好，在暗处吐沙一到两小时（买来时已吐过沙的不用）。破的、敲了不合的扔掉。" },
        { "text": "这时面粉、盐、油和190 ml水混合，揉十分钟。包好放半小时。" },
        { "text": "在撒粉的桌上擀到2到3 mm。多撒粉，像折信纸一样折三折，切4 mm宽。马上抖散，再撒粉。" },
        { "text": "1920 ml水加鳀鱼和海带煮开。水开取出海带，10分钟后捞出鳀鱼。" },
        { "text": "放入洗净的蛤蜊，煮到开口，约4分钟。捞出来保持饱满，没开的扔掉。" },
        { "text": "加土豆、胡萝卜、蒜末和汤酱油煮3分钟。抖掉面条上的粉，搅入锅里。" },
        { "text": "煮5分钟，开始时要搅。加西葫芦，煮到面条软滑、没有白芯。" },
        { "text": "蛤蜊放回锅，加大葱煮一分钟，尝咸淡，配泡菜上桌。" }
      ],
      "tips": [
        "面条上的粉会让汤变稠。想要清汤就先在另一口锅里煮面。",
        "切好的面撒粉团成小窝可以冷冻。不解冻直接煮。"
      ],
      "substitutions": [
        "纯素、不含鱼：海带香菇高汤，蛤蜊换成200 g蘑菇和一勺苏子粉。",
        "鸡肉版（鸡肉刀切面）：整只鸡腿在高汤里煮到骨头边没有粉红色，撕成丝放在面上。",
        "无麸质：买现成的米粉，汤里用不含小麦的溜酱油。这个面团离不开麸质。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'kalguksu'
on conflict (post_id, locale) do nothing;

-- Haemul-pajeon
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$海鲜葱煎饼$$, $$雨点敲窗，韩国人听见的是油在锅里响。这就是我们的回答。$$, $json$
  {
    "html": "<p>都说雨声像煎<span lang=\"ko\">파전</span>的声音，所以下雨天全国都想吃煎饼。我说是因为谁都不想出门买菜，而葱家里总是有的。</p><p>两样让它脆：冰冷的面糊，和多到不好意思的油。</p>",
    "recipe": {
      "category": "煎饼",
      "ingredients": [
        { "group": "煎饼（两大张）", "items": [
          { "name": "小葱", "note": "与锅一样长" },
          { "name": "鱿鱼", "note": "处理好，切细圈" },
          { "name": "去壳虾", "note": "对半切" },
          { "name": "中筋面粉" },
          { "name": "土豆淀粉或大米粉" },
          { "name": "冰水" },
          { "name": "细盐" },
          { "name": "鸡蛋", "note": "打散", "unit": "个" },
          { "name": "红辣椒", "note": "切细圈", "unit": "根" },
          { "name": "食用油" }
        ] },
        { "group": "蘸汁", "items": [
          { "name": "酱油" },
          { "name": "米醋" },
          { "name": "水" },
          { "name": "韩国辣椒粉" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "面粉、淀粉、盐和冰水几下搅匀。有疙瘩没关系，搅多了会硬。面糊盆保持冰凉。" },
        { "text": "小葱、鱿鱼和虾用厨房纸彻底吸干。小葱撒一勺面粉，面糊才挂得住。" },
        { "text": "26 cm的锅中大火烧热2大勺油。薄薄倒入四分之一面糊，并排放一半小葱，上面放一半海鲜，再浇四分之一面糊。" },
        { "text": "倒上一半蛋液，放几圈辣椒，别动，煎到边缘焦黄、晃锅会滑动。" },
        { "text": "用两把锅铲或盘子翻面。沿边再加一大勺油，压平，煎到海鲜全部变白变红、底面金黄。" },
        { "text": "剩下的油同样煎第二张。" },
        { "text": "调好蘸汁。用剪刀剪成方块，趁还噼啪响时吃。" }
      ],
      "tips": [
        "凉煎饼放回干锅热，不要用微波炉。",
        "冷冻什锦海鲜要在冰箱解冻并挤干，不然煎饼就成蒸的了。"
      ],
      "substitutions": [
        "纯素：不放海鲜和鸡蛋，用平菇和西葫芦，多加2大勺淀粉。用气泡水更脆。",
        "无麸质：面粉换成100 g大米粉和60 g土豆淀粉，蘸汁用不含小麦的溜酱油。翻面要小心。",
        "家里没有鱿鱼和虾：酸泡菜切碎，面糊里加一点泡菜汁，就是泡菜煎饼。普通泡菜含鱼露或虾酱，所以不吃海鲜的客人要用纯素泡菜，汁也要用纯素的。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'haemul-pajeon'
on conflict (post_id, locale) do nothing;

-- Kongguksu
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$冷豆浆面$$, $$又浓又凉又香：一碗面撑起全家的七月。$$, $json$
  {
    "html": "<p>夏天一到，餐馆挂出旗子：<span lang=\"ko\">콩국수 개시</span>，冷豆浆面开卖了。在家，我睡前把黄豆泡上，中午大家一声不响地吸面。</p><p>半个国家加盐，另一半，全罗道那边，加糖。我加盐，我丈夫加糖。我们还是一家人。</p>",
    "recipe": {
      "category": "面食",
      "ingredients": [
        { "group": "豆浆", "items": [
          { "name": "干黄豆" },
          { "name": "冷水", "note": "打浆用" },
          { "name": "熟芝麻" },
          { "name": "松子或无盐花生" },
          { "name": "细盐" }
        ] },
        { "group": "面条和配料", "items": [
          { "name": "小麦细面" },
          { "name": "黄瓜", "note": "切丝" },
          { "name": "小番茄", "note": "切瓣", "unit": "个" },
          { "name": "黑芝麻" },
          { "name": "冰块", "unit": "块" }
        ] }
      ],
      "steps": [
        { "text": "黄豆洗净，用大量冷水泡一夜，8小时。天热放冰箱泡。" },
        { "text": "沥干，加水高出豆三指，不盖锅盖煮开。别走开：泡沫会溢出。轻轻煮到手指能捏碎但还带甜味，煮开后15分钟。黄豆必须煮熟，生的会闹肚子。" },
        { "text": "沥干，过凉水，在一盆水里搓豆子。倒掉浮皮。做两遍，剩下的皮可以留着。" },
        { "text": "豆子、芝麻、坚果和一半冷水打足两分钟，再加其余的水打到细滑。想滑就过筛，想浓就不用。" },
        { "text": "加盐，冰到很凉，至少一小时。冷的时候咸味弱，之后再尝一次。" },
        { "text": "面条按包装说明煮，一般3到4分钟。冷水下用手搓洗到吱吱响。沥干，卷成三团。" },
        { "text": "把冰豆浆倒在面周围，放黄瓜、番茄、黑芝麻，每碗三块冰。盐和糖放桌上，各人自己决定。" }
      ],
      "tips": [
        "豆浆密封冷藏可放两天。会分层，摇一摇。",
        "没煮够的豆子有青草味，煮过头就有酱味。快好时每两分钟尝一粒。"
      ],
      "substitutions": [
        "赶时间：600 g软豆腐加500 ml无糖豆浆、芝麻和坚果一起打。没人会抱怨。",
        "无麸质：用米粉，或100%荞麦面。",
        "不含坚果：芝麻加倍。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'kongguksu'
on conflict (post_id, locale) do nothing;

-- Samgyetang
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$参鸡汤$$, $$一年最热的那天，我们以热治热：每人一只塞满米的小鸡。$$, $json$
  {
    "html": "<p>盛夏有三天叫<span lang=\"ko\">복날</span>（伏天），那天全首尔都在排队吃<span lang=\"ko\">삼계탕</span>。童子鸡塞上糯米、大蒜、红枣和人参，汤清到要自己在桌上加盐。</p><p>在家不用排队。两只小鸡，一口锅，一个多小时，厨房里是最好闻的药铺味。</p>",
    "recipe": {
      "category": "汤",
      "ingredients": [
        { "group": "鸡", "items": [
          { "name": "很小的整鸡，每只500 g", "note": "或春鸡", "unit": "只" },
          { "name": "糯米", "note": "糯米不含麸质" },
          { "name": "小的鲜人参", "note": "刷洗干净", "unit": "根" },
          { "name": "大蒜瓣", "note": "去皮，整瓣" },
          { "name": "干红枣", "note": "洗净", "unit": "颗" },
          { "name": "生姜", "note": "切片" },
          { "name": "水" }
        ] },
        { "group": "上桌", "items": [
          { "name": "大葱", "note": "切细葱花", "unit": "根" },
          { "name": "细盐" },
          { "name": "黑胡椒粉" }
        ] }
      ],
      "steps": [
        { "text": "糯米洗净，冷水泡45分钟，沥干。" },
        { "text": "取出鸡里的油脂和内脏，切掉鸡尾和翅尖。不要在水龙头下冲，只会把细菌溅得到处都是；用厨房纸擦，纸扔掉，手、刀和砧板用热肥皂水洗净。" },
        { "text": "每只鸡塞一半糯米、两瓣大蒜和一颗红枣。留三分之一的空，因为米会胀。鸡腿交叉穿过皮上的口子，或用棉线绑好。" },
        { "text": "鸡胸朝上，放进刚好容下的锅。加水、人参、生姜和剩下的蒜和红枣。煮开，撇去浮沫。" },
        { "text": "盖上盖留条缝，小火煮50分钟。鸡胸露出水面就加热水。" },
        { "text": "检查：一拉鸡腿就松。用温度计，大腿最厚处和中间的米都要到75 °C。没到就接着煮，再查一次。" },
        { "text": "鸡放进烫热的深碗，浇上汤，撒葱花。盐和胡椒放小碟：肉蘸着吃，汤自己调味。" }
      ],
      "tips": [
        "肉快吃完时，把糯米搅进汤里，就是第二道菜。",
        "下锅前才塞馅，绝不能前一晚塞。剩下的两小时内冷藏，肉和米分开，第二天再煮开。",
        "人参与有些药物相冲。正在服用抗凝血药或怀孕的人，请先问医生，或不放人参。"
      ],
      "substitutions": [
        "没有人参：用一把干黄芪，或多放蒜和姜。那就是白熟鸡（백숙），一样好吃。",
        "一只1.2 kg的普通鸡：米装布袋放旁边一起煮，煮75分钟。",
        "纯素：杏鲍菇、栗子、红枣、人参和糯米在海带高汤里煮35分钟。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'samgyetang'
on conflict (post_id, locale) do nothing;

-- Oi-muchim
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$凉拌辣黄瓜$$, $$不开火，不用等：又凉又脆、又酸又辣，整张桌子都醒了。$$, $json$
  {
    "html": "<p>八月的首尔谁都不想站在灶前。米饭焖着的工夫<span lang=\"ko\">오이무침</span>就好了，能救起任何一顿看着有点寡淡的晚饭。</p><p>腌十分钟盐，黄瓜能脆一个小时。最后再拌，因为它不等人。</p>",
    "recipe": {
      "category": "小菜",
      "ingredients": [
        { "items": [
          { "name": "薄皮黄瓜", "note": "切4 mm厚片" },
          { "name": "粗盐" },
          { "name": "洋葱", "note": "切极薄的片" },
          { "name": "韩国辣椒粉" },
          { "name": "苹果醋" },
          { "name": "白糖" },
          { "name": "蒜末" },
          { "name": "大葱", "note": "切葱花", "unit": "根" },
          { "name": "香油" },
          { "name": "熟芝麻" }
        ] }
      ],
      "steps": [
        { "text": "黄瓜拌上粗盐放着。这时洋葱泡冷水，去掉辛辣。" },
        { "text": "倒掉水，黄瓜不冲洗，轻轻挤一挤。洋葱沥干擦干。" },
        { "text": "先放辣椒粉拌匀，颜色才挂得住。再加醋、糖、蒜末和大葱。" },
        { "text": "尝一尝，需要就加一撮盐，淋香油撒芝麻，上桌。" }
      ],
      "tips": [
        "韩国黄瓜水少、肉紧。大而水多的黄瓜要刮掉籽。",
        "配什么烤的都好，放在冷面上就是一餐。"
      ],
      "substitutions": [
        "不辣：辣椒粉减半，或用甜红椒粉上色。",
        "萝卜或苤蓝切薄片也一样，腌盐20分钟。",
        "想让味道更柔和，就把最后那撮盐换成1小勺酱油。这会带进小麦，所以给不吃麸质的客人要用不含小麦的溜酱油。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'oi-muchim'
on conflict (post_id, locale) do nothing;

-- Beoseot-jeongol
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$蘑菇火锅$$, $$四种菌菇在桌子中间咕嘟咕嘟，人人都探过身来。$$, $json$
  {
    "html": "<p>秋雨过后，市场的大婶坐在小山一样的蘑菇后面，我总是买多。<span lang=\"ko\">버섯전골</span>就是答案：全部生着放进宽锅，漂亮得像花坛，当着客人的面煮。</p><p>没有肉，也没人找肉。菌菇和海带自己就煮出浓浓的汤。</p>",
    "recipe": {
      "category": "汤锅",
      "ingredients": [
        { "group": "汤底", "items": [
          { "name": "水" },
          { "name": "干海带" },
          { "name": "干香菇", "note": "洗净" },
          { "name": "韩国萝卜", "note": "切厚片" },
          { "name": "韩式汤酱油" },
          { "name": "蒜末" },
          { "name": "细盐" }
        ] },
        { "group": "锅里的料", "items": [
          { "name": "平菇", "note": "撕成条" },
          { "name": "杏鲍菇", "note": "切长片" },
          { "name": "金针菇", "note": "切掉根部" },
          { "name": "鲜香菇", "note": "伞面切星形" },
          { "name": "老豆腐", "note": "切厚片" },
          { "name": "大白菜", "note": "切宽条" },
          { "name": "茼蒿或西洋菜" },
          { "name": "胡萝卜", "note": "切薄片" },
          { "name": "大葱", "note": "切手指长的段", "unit": "根" },
          { "name": "韩国红薯粉丝", "note": "温水泡软" }
        ] },
        { "group": "蘸汁", "items": [
          { "name": "酱油" },
          { "name": "米醋" },
          { "name": "水" },
          { "name": "白糖" },
          { "name": "黄芥末酱" }
        ] }
      ],
      "steps": [
        { "text": "粉丝放温水里。1440 ml水加海带、干香菇和萝卜煮开。5分钟后取出海带，其余再煮12分钟。" },
        { "text": "滤出汤。软了的香菇和萝卜切片，留着放锅里。汤用汤酱油、蒜末和盐调味。" },
        { "text": "宽浅锅铺上白菜和萝卜。菌菇、胡萝卜、豆腐和大葱一堆一堆排好，沥干的粉丝放一角。" },
        { "text": "倒汤到一半高，在桌上或灶上煮开。" },
        { "text": "煮到所有菌菇都熟、粉丝软。金针菇也要煮透，绝不能生吃。" },
        { "text": "最后半分钟放茼蒿。调好蘸汁。大家从锅里夹出来蘸着吃，汤少了再加。" }
      ],
      "tips": [
        "锅快空时，用剩的汤煮饭，滴几滴香油，加碎紫菜。",
        "辣的：用一勺汤化开2大勺辣椒粉和1大勺汤酱油，放在中间。"
      ],
      "substitutions": [
        "无麸质：两种酱油都换成不含小麦的溜酱油，黄芥末酱（연겨자）选标签上没有小麦的。粉丝是红薯淀粉，不含麸质。",
        "用你找得到的任何栽培菌菇，共550 g。没人鉴定过的野菌不要放。",
        "没有豆腐：泡过的油豆腐或煮好的鹰嘴豆。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'beoseot-jeongol'
on conflict (post_id, locale) do nothing;

-- Galbi-jjim
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$炖牛排骨$$, $$排骨软到看一眼就脱骨。盛宴就这样开始。$$, $json$
  {
    "html": "<p>中秋全家扫墓下山，一锅沉甸甸的<span lang=\"ko\">갈비찜</span>在等着。这是一道贵菜，做它是为了说：你来了我真高兴。</p><p>浸泡和焯水看着浪费时间，但能去血去油，汁才清亮。</p>",
    "recipe": {
      "category": "主菜",
      "ingredients": [
        { "group": "肉和蔬菜", "items": [
          { "name": "带骨牛小排", "note": "切5 cm段" },
          { "name": "韩国萝卜", "note": "切大块" },
          { "name": "胡萝卜", "note": "切大块" },
          { "name": "去壳栗子", "unit": "颗" },
          { "name": "干红枣", "unit": "颗" },
          { "name": "干香菇", "note": "泡发对半切", "unit": "朵" },
          { "name": "水" },
          { "name": "松子", "note": "最后撒" }
        ] },
        { "group": "酱汁", "items": [
          { "name": "酱油" },
          { "name": "韩国梨", "note": "磨泥" },
          { "name": "洋葱", "note": "磨泥" },
          { "name": "红糖" },
          { "name": "蒜末" },
          { "name": "姜蓉" },
          { "name": "香油" },
          { "name": "黑胡椒粉" }
        ] }
      ],
      "steps": [
        { "text": "切掉厚油脂，排骨在冰箱里用冷水泡一小时，换两次水。" },
        { "text": "烧开一大锅水，放排骨大火煮。沥干，用温水冲掉浮沫，把锅洗净。" },
        { "text": "调好酱汁。锅里放排骨、三分之二酱汁和720 ml水，煮开，盖上锅盖小火煮一小时。" },
        { "text": "撇去油。加萝卜、胡萝卜、栗子、红枣、香菇和剩下的酱汁，盖子留缝，煮到筷子一插就透。" },
        { "text": "开盖转大火，不断浇汁，煮到颜色深、裹住排骨。" },
        { "text": "盖上锅盖放五分钟，撒松子。提醒客人红枣有核。" }
      ],
      "tips": [
        "提前一天做：两小时内放凉，冷藏，揭掉白油，再热到整锅咕嘟冒泡。",
        "高压锅：肉先压25分钟，再放蔬菜，不加压接着煮。"
      ],
      "substitutions": [
        "无麸质：酱油换成不含小麦的溜酱油。",
        "想省一点：用去骨牛腱或牛肩切大块，时间一样。",
        "纯素：同样的酱汁加400 ml水，煮萝卜、栗子、杏鲍菇和炸豆腐35分钟。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'galbi-jjim'
on conflict (post_id, locale) do nothing;

-- Sikhye
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$甜米露$$, $$米和麦芽放在温暖处，自己就变成一餐最甜的结尾。$$, $json$
  {
    "html": "<p>澡堂里卖的<span lang=\"ko\">식혜</span>冰凉冰凉，装在塑料大壶里；过年时，它放在阳台上，用家里最大的锅。没有酒精。你睡觉或去教堂的时候，大麦芽自己就把米变甜了。</p><p>要温，不要热，秘诀全在这里。超过70 °C麦芽就失去作用，低于50 °C会变酸。电饭锅的保温正合适。</p>",
    "recipe": {
      "category": "饮品",
      "ingredients": [
        { "items": [
          { "name": "大麦芽粉", "note": "不是麦芽精" },
          { "name": "温水" },
          { "name": "刚煮好的短粒米饭", "note": "煮得稍硬" },
          { "name": "白糖", "note": "尝味道再加" },
          { "name": "生姜", "note": "切片" },
          { "name": "松子", "note": "最后放" },
          { "name": "干红枣", "note": "切薄片", "unit": "颗" }
        ] }
      ],
      "steps": [
        { "text": "麦芽搅入温水，放一小时，再用手搓挤到水变白。" },
        { "text": "用细筛或布滤出，挤干，渣扔掉。静置到底部沉下一层白色沉淀。" },
        { "text": "把上面清的部分慢慢倒在电饭锅内胆的米饭上，白色沉淀留下。搅一下，设为保温（约60 °C）。" },
        { "text": "盖着放4到5小时。看到十粒以上的米浮起来，用两指搓一粒不黏，就好了。" },
        { "text": "舀出约240 ml米粒，冷水洗净，泡在清水里放冰箱，这样会白白地浮着，好看。" },
        { "text": "其余全倒进锅，加姜和糖，煮开十分钟，撇沫。煮开后麦芽就不再作用，不然会变酸。取出姜。" },
        { "text": "锅坐冷水里降温，两小时内冷藏。冰透了喝，放一勺洗好的米粒、红枣和松子。" }
      ],
      "tips": [
        "冷藏可放五天。冻到一半、带冰碴的时候最好喝。",
        "没有电饭锅：厚锅裹上毛巾，放60 °C的烤箱，用温度计看着。"
      ],
      "substitutions": [
        "无麸质：做不到，大麦芽含麸质。给那位客人煮肉桂生姜茶（水正果）。",
        "少糖：米自己就甜，糖减半也好喝。",
        "南瓜口味：200 g煮熟的南瓜加240 ml甜米露打匀，和其余的一起煮（南瓜甜米露）。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'sikhye'
on conflict (post_id, locale) do nothing;

-- Hobakjuk
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$南瓜粥$$, $$一碗橙色的阳光，里面有小糯米团子，给宝宝、给奶奶、给难过的一天。$$, $json$
  {
    "html": "<p>家里有人生病，或刚生了孩子，韩国妈妈就煮<span lang=\"ko\">호박죽</span>。不用嚼，也不问为什么。</p><p>白色的小团子叫<span lang=\"ko\">새알심</span>，鸟蛋的意思，因为样子像。里面没有蛋，只有糯米粉和水。让孩子们来搓。</p>",
    "recipe": {
      "category": "粥",
      "ingredients": [
        { "group": "粥", "items": [
          { "name": "贝贝南瓜或奶油南瓜", "note": "去皮去籽后的重量，切块" },
          { "name": "水" },
          { "name": "糯米粉", "note": "糯米粉不含麸质" },
          { "name": "冷水", "note": "调糯米粉用" },
          { "name": "白糖", "note": "南瓜甜就少放" },
          { "name": "细盐" },
          { "name": "煮熟的红豆", "note": "随意" }
        ] },
        { "group": "糯米团子", "items": [
          { "name": "糯米粉" },
          { "name": "开水", "note": "约量" },
          { "name": "松子", "note": "最后放" }
        ] }
      ],
      "steps": [
        { "text": "南瓜和840 ml水放锅里，盖上锅盖煮到叉子能轻松穿过。" },
        { "text": "这时把开水一勺勺搅入做团子的糯米粉，加一撮盐，揉到像耳垂一样软。揉光滑，搓成榛子大的团子。" },
        { "text": "南瓜连水打到细滑。小心蒸汽：只装半壶，盖子留条缝，上面盖布。" },
        { "text": "倒回锅里，中小火，搅入用冷水调好的糯米粉。搅到变稠、没有生味。会像火山一样喷，盖子放手边。" },
        { "text": "放入团子和红豆，不时搅动，煮到团子浮起再煮一分钟。" },
        { "text": "先放盐，再放糖，边放边尝。热吃冷吃都行，撒松子。" }
      ],
      "tips": [
        "整个南瓜太硬不好削？微波炉四分钟，再切。",
        "给宝宝和老人不要放团子，太黏，可能噎住。一岁以下的宝宝也不放盐和糖。"
      ],
      "substitutions": [
        "没有糯米粉：100 g米饭和南瓜一起打，不做团子。",
        "任何甜的橙色南瓜都行。水分多的少放200 ml水。",
        "不含坚果：最后撒南瓜子或肉桂粉。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'hobakjuk'
on conflict (post_id, locale) do nothing;

-- Baechu-kimchi
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$韩国白菜泡菜$$, $$一棵白菜，一个下午，冰箱就有了心跳。从这里开始，再变成你自己的味道。$$, $json$
  {
    "html": "<p>从前到了十一月，家里的女人们聚在一起做<span lang=\"ko\">김장</span>，一次一百棵白菜，手红到胳膊肘。你不需要一百棵。一大棵能装满3升的罐子，该学的全在里面。</p><p><span lang=\"ko\">배추김치</span>是活的。哪些菌能留下来由盐决定，所以盐一定要称。盐放对了，好菌就赢，罐子里的酸味也恰到好处。</p>",
    "recipe": {
      "category": "泡菜",
      "ingredients": [
        { "group": "腌盐", "items": [
          { "name": "大白菜", "note": "一大棵或两小棵" },
          { "name": "粗海盐", "note": "不含碘和抗结剂" },
          { "name": "水" }
        ] },
        { "group": "糯米糊", "items": [
          { "name": "水" },
          { "name": "糯米粉" },
          { "name": "白糖" }
        ] },
        { "group": "调料", "items": [
          { "name": "韩国粗辣椒粉" },
          { "name": "鳀鱼鱼露" },
          { "name": "虾酱", "note": "切碎" },
          { "name": "蒜末" },
          { "name": "姜蓉" },
          { "name": "韩国梨或苹果", "note": "磨泥" },
          { "name": "韩国萝卜", "note": "切丝" },
          { "name": "小葱", "note": "切3 cm段" }
        ] }
      ],
      "steps": [
        { "text": "白菜根部切个口，用手掰成两半，再同样掰成四瓣。一半盐化在1200 ml水里，每瓣都在里面过一遍。" },
        { "text": "另一半盐撒在叶子之间，主要撒在厚的白帮上。放大盆里，倒上盐水，每40分钟翻一次，直到白帮对折也不断，需要3到6小时。" },
        { "text": "冷水冲三遍，尝一片里面的叶子：咸味适口，像淡一点的海水。切面朝下沥一小时。白菜没沥干，泡菜就会出很多水。" },
        { "text": "小锅里搅匀糯米粉和240 ml水，中火边煮边搅，到冒泡变稠。搅入糖，完全放凉。" },
        { "text": "凉的糯米糊与辣椒粉、鱼露、虾酱、蒜、姜和梨拌匀。等十分钟让辣椒粉胀开，再拌入萝卜和小葱。" },
        { "text": "戴上手套。每片叶子薄薄抹上调料，每瓣折起来，用最外层的叶子包住。" },
        { "text": "紧紧压进干净的玻璃罐或盒子，挤出空气，最多装到五分之四，上面盖一片菜叶。盖子不要拧紧：发酵会产生气体。" },
        { "text": "放在盘子上，室温避光：25 °C一天，18 °C两天。闻到酸味、冒小泡，就把全部压到汁下面，移进冰箱。两周后最好吃，能放几个月。" }
      ],
      "tips": [
        "手、罐子、筷子每次都要干净。白菜要泡在汁里。薄薄一层白膜是无害的酵母，揭掉就行。看到毛茸茸的，或绿、黑、粉红的霉，整罐扔掉。",
        "放在外面时每天开一次盖，放气。",
        "绝不要为了健康把盐减半。挡住坏菌全靠盐。想吃得健康，少吃一点就好。"
      ],
      "substitutions": [
        "纯素或不含鱼露：照本站的“纯素白菜泡菜”做，由海带、香菇和汤酱油代替。",
        "不含甲壳类：不放虾酱，多加20 ml鱼露，选标签上没有虾的。",
        "无麸质：白菜、盐和辣椒不含麸质，但要看鱼露和辣椒粉的标签。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'baechu-kimchi'
on conflict (post_id, locale) do nothing;

-- Chaesik Baechu-kimchi
insert into public.post_translations (post_id, locale, title, excerpt, content)
select id, 'zh-Hans', $$纯素白菜泡菜$$, $$寺院几百年来做泡菜都不放鱼，鲜味全靠海带和香菇。$$, $json$
  {
    "html": "<p>在韩国端上桌的泡菜几乎都有鱼露或虾酱，哪怕看上去只有白菜。这一款没有。<span lang=\"ko\">채식 배추김치</span>是寺院厨房的做法：鲜味来自海带、香菇和汤酱油，甜味来自梨。</p><p>我先把白菜切开，这样省事：要撒的盐、要抹的酱都少一些，从罐子里夹出来就能上桌。</p>",
    "recipe": {
      "category": "泡菜",
      "ingredients": [
        { "group": "腌盐", "items": [
          { "name": "大白菜", "note": "切4 cm片" },
          { "name": "粗海盐", "note": "不含碘" },
          { "name": "水" }
        ] },
        { "group": "海带糊", "items": [
          { "name": "水" },
          { "name": "干海带" },
          { "name": "干香菇" },
          { "name": "糯米粉" }
        ] },
        { "group": "调料", "items": [
          { "name": "韩国粗辣椒粉" },
          { "name": "韩式汤酱油" },
          { "name": "细盐" },
          { "name": "蒜末" },
          { "name": "姜蓉" },
          { "name": "韩国梨或苹果", "note": "磨泥" },
          { "name": "韩国萝卜", "note": "切丝" },
          { "name": "小葱或韭菜", "note": "切3 cm段" }
        ] }
      ],
      "steps": [
        { "text": "粗盐化在水里，倒在白菜上，每30分钟用手翻一次，直到白帮能弯不断，约90分钟。" },
        { "text": "冲洗三遍，尝一片：有咸味，但不觉得太咸就好。放在漏盆里沥45分钟。" },
        { "text": "这时海带和香菇在480 ml水里煮12分钟，5分钟时取出海带。捞出香菇，留240 ml高汤。" },
        { "text": "240 ml高汤放到不烫手，搅入糯米粉，边煮边搅，煮到变稠，再完全放凉。" },
        { "text": "糊里拌入辣椒粉、酱油、细盐、蒜、姜和梨。香菇切细，和萝卜、小葱一起加。" },
        { "text": "戴手套，把白菜和调料拌到每片都红。尝一尝：今天稍咸，明天正好。" },
        { "text": "压进干净的罐子，装到五分之四满，让白菜全部没在汁里，盖子不要拧紧。室温放一到两天，闻到酸味、开始冒泡，就移进冰箱。第3天起可以吃，第10天起最好吃。" }
      ],
      "tips": [
        "没有鱼露和虾酱，发酵通常会慢一点，约六周内最好吃，之后适合拿来做菜。",
        "器具都要干净，白菜要一直没在汁里。长出带毛的或有颜色的霉，就整罐扔掉。",
        "寺院连大蒜和葱也不放。照做的话，姜加倍，多加100 g萝卜。"
      ],
      "substitutions": [
        "无麸质：汤酱油换成45 ml不含小麦的溜酱油和1小勺盐。",
        "没有梨：苹果，或60 ml无糖苹果汁。",
        "不辣：不放辣椒粉，把一个红甜椒打进糊里，就是给孩子的粉色淡泡菜。"
      ]
    }
  }
  $json$::jsonb
from public.posts where slug = 'vegan-baechu-kimchi'
on conflict (post_id, locale) do nothing;
