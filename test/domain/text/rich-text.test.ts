import { linkedText, plainText, richText } from '../../../lambdas/domain/text/rich-text.ts';

describe('install-page rich text', () => {
  test.each([
    ['plain text stays', 'Tap Add', 'Tap Add'],
    ['whitelisted tags stay', '<p>a <strong>b</strong> <EM>c</EM></p>', '<p>a <strong>b</strong> <em>c</em></p>'],
    [
      'other tags go, their text stays',
      '<div>a <a href="https://x.example">b</a><img src=x onerror=alert(1)></div>',
      'a b',
    ],
    ['script and style go with their text', 'a<script>alert(1)</script><style>p{}</style>b', 'ab'],
    ['an unclosed script swallows the rest', 'a<script>alert(1)', 'a'],
    ['comments go', 'a<!-- <b> -->b', 'a --&#62;b'],
    ['open tags are closed', '<p><b>a', '<p><b>a</b></p>'],
    ['closing tags without an opening go', 'a</b></p>', 'a'],
    ['crossed tags are nested', '<b><i>a</b>c</i>', '<b><i>a</i></b>c'],
    [
      'color and text-align stay',
      '<p style="COLOR:RED; text-align:Center">a</p>',
      '<p style="color:red;text-align:center">a</p>',
    ],
    ['other declarations go', '<p style="color:red !important;position:fixed;background:url(x)">a</p>', '<p>a</p>'],
    ['handlers go', '<p onclick="alert(1)" style=color:#fff>a</p>', '<p style="color:#fff">a</p>'],
    ['a lone less-than is text', '3 < 4 & 5', '3 &#60; 4 &#38; 5'],
    ['entities stay entities', '&lt;b&gt; &amp; &#233;', '&lt;b&gt; &amp; &#233;'],
    ['a tag without an end is text', '<b>a</b><script', '<b>a</b>&#60;script'],
  ])('%s', (_title, html, expected) => {
    expect(richText(html)).toBe(expected);
  });

  test.each([
    ['a break stays', 'a<br>b<BR/>c</br>d', 'a<br>b<br>c<br>d'],
    ['a new line is a break', 'a\nb\r\nc', 'a<br>b<br>c'],
    ['a break at the end of a line of the source is one break', 'a<br />\n  b', 'a<br>b'],
    ['paragraphs stay, and white space between them lays out the source', '<p>a</p>\n\n <p>b</p>', '<p>a</p><p>b</p>'],
    ['other blocks end a line', '<div>a</div><div>b</div><h1>c</h1>d', 'a<br>b<br>c<br>d'],
    ['a block in a paragraph leaves no empty line', '<div><p>a</p></div><p><div>b</div></p>', '<p>a</p><p>b</p>'],
    ['items are dotted', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>', '• a<br>• b'],
    ['more than one empty line is one', 'a\n\n\n\nb', 'a<br><br>b'],
    ['text beside a lone less-than keeps its space', '<div>3 < 4</div>', '3 &#60; 4'],
  ])('lines: %s', (_title, html, expected) => {
    expect(richText(html)).toBe(expected);
    expect(richText(expected)).toBe(expected);
  });

  test('what comes out goes in unchanged', () => {
    const once = richText('<p style="color:red">a < b <b>c<i>d</b></p>&eacute;"\'<x>');
    expect(richText(once)).toBe(once);
  });

  test('deep nesting is closed', () => {
    const html = '<b>'.repeat(5_000);
    expect(richText(html)).toBe(html + '</b>'.repeat(5_000));
  });

  test.each([
    ['end tags of which none is open', `<b>${'</i>'.repeat(3)}x`, '<b>x</b>'],
    ['an end tag behind crossed ones', '<b><i><b></i>x</b>y</b>z', '<b><i><b></b></i>x</b>yz'],
    ['lone less-thans before a tag', '< < <b>x</b>', '&#60; &#60; <b>x</b>'],
    ['scripts in a row, in any case', 'a<script>b</SCRIPT><Script>c</scripT >d', 'ad'],
    ['a script behind letters that grow in lower case', 'İİİ<script>b</script>c', 'İİİc'],
    ['a tag named like a property of objects', '<constructor>a</constructor><toString>b', 'ab'],
  ])('%s', (_title, html, expected) => {
    expect(richText(html)).toBe(expected);
  });
});

describe('linked text of messages', () => {
  test.each([
    ['new lines stay', 'a\nb\u2028c\rd', 'a\nb\nc\nd'],
    ['a break is a new line', 'a<br>b<br/>\nc', 'a\nb\nc'],
    ['between paragraphs there is an empty line', '<p>a</p><p>b</p>\n<p>c</p>', 'a\n\nb\n\nc'],
    ['items are dotted', 'Bring:<ol><li>a<li>b</ol>c', 'Bring:\n• a\n• b\nc'],
    ['cells do not run together', '<table><tr><td>a</td><td>b</td></tr></table>', 'a\nb'],
    ['a link stays one over lines', '<a href="https://x.example/">a<br>b</a>', '<a href="https://x.example/">a\nb</a>'],
    ['inline tags leave nothing', 'a<b>b</b><span>c</span>', 'abc'],
  ])('%s', (_title, html, expected) => {
    expect(linkedText(html)).toBe(expected);
    expect(linkedText(expected)).toBe(expected);
  });

  test('https links stay, with nothing but their address', () => {
    expect(linkedText('See <a href="https://x.example/?a=1&b=2" target=_blank onclick=x>rules</a>, <b>now</b>')).toBe(
      'See <a href="https://x.example/?a=1&#38;b=2">rules</a>, now',
    );
  });

  test.each(['http://x.example', 'javascript:alert(1)', 'java&#115;cript:alert(1)', '/relative', ''])(
    'a link to %p goes',
    (href) => {
      expect(linkedText(`<a href="${href}">x</a>`)).toBe('x');
    },
  );
});

test('an entity of half a character stays text: no phone reads a pass that contains one', () => {
  expect(plainText('a &#xD800; b &#57343; c')).toBe('a &#xD800; b &#57343; c');
});

test('an address keeps what looks like an entity', () => {
  expect(linkedText('<a href="https://x.example/?a=1&amp;lt;b">x</a>')).toBe(
    '<a href="https://x.example/?a=1&#38;lt;b">x</a>',
  );
});

test('plain text has no tags and no entities', () => {
  expect(plainText('<p>a &amp; <a href="https://x.example">b</a> &#233; &lt;</p>')).toBe('a & b é <');
});

describe('what counts as text', () => {
  test.each([
    ['an entity is the character it stands for', '&eacute;&#233;&#xE9;&amp;', 'éé\u00e9&'],
    ['an entity is decoded once', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['case tells entities apart', '&Eacute;&eacute;', 'Éé'],
    ['what is no entity is text', '&nothing; &#0; &#xD800; &#x110000; & &;', '&nothing; &#0; &#xD800; &#x110000; & &;'],
    ['a line that a tag ends does not count', '<div>a</div><br><p>b</p>', 'ab'],
    ['tags, comments and scripts do not count', '<p>a<!-- b --><script>c</script></p>d', 'ad'],
  ])('%s', (_title, html, expected) => {
    expect(plainText(html)).toBe(expected);
  });
});

/** Tags and attributes left in markup, split like a browser's parser. */
function markupIn(html: string): string[] {
  return [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
}

describe('attacks come out as text or not at all', () => {
  const allowed =
    /^<\/?(p|strong|b|em|i|u|s|br)( style="(color:[#a-z0-9(), ]+|text-align:[a-z]+)(;(color:[#a-z0-9(), ]+|text-align:[a-z]+))*")?>$/;
  test.each([
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<<b>script>alert(1)//<</b>/script>',
    '<b/onmouseover=alert(1)>x</b>',
    '<b onmouseover="alert(1)" style="color:red">x</b>',
    '<p style="color:red;behavior:url(x);text-align:center">x</p>',
    '<p style="color:expression(alert(1))">x</p>',
    '<p style="color:red&#59;background:url(javascript:alert(1))">x</p>',
    '<p style="color:red\\;background:x">x</p>',
    '<p style=\'color:red" onclick="x\'>x</p>',
    '<svg/onload=alert(1)>',
    '<math><mtext><p style="color:red"><img src=x onerror=alert(1)>',
    '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<?php x ?><p>x',
    '<b\u0000>x</b>',
    '<\u0000script>x</script>',
    '<style><p>x</style><p>y',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '"><img src=x onerror=alert(1)>',
    '</p><script>alert(1)</script>',
    '<p style="color:red"style="text-align:center">x</p>',
  ])('%s', (html) => {
    const out = richText(html);
    for (const tag of markupIn(out)) expect(tag).toMatch(allowed);
    expect(richText(out)).toBe(out);
  });

  test.each([
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="https://x.example/" onclick="alert(1)">x</a>',
    '<a href=\'https://x.example/" onclick="alert(1)\'>x</a>',
    '<a href="https://x.example/&quot; onclick=&quot;alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//x.example/">x</a>',
    '<img src=x onerror=alert(1)>',
  ])('in a message: %s', (html) => {
    for (const tag of markupIn(linkedText(html))) expect(tag).toMatch(/^<(\/a|a href="https:\/\/[^"\s<>]+")>$/);
  });
});
