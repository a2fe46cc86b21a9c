import { contrast, readableOn } from '../../lambdas/pages/page-colors.ts';

test('contrast: the two ends and the best known grey', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#777777', '#777777')).toBe(1);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

test('a preferred colour is kept where it can be read, and gives way where it cannot', () => {
  expect(readableOn('#0C3478', '#FFCC00')).toBe('#FFCC00');
  expect(readableOn('#FFD400', '#FFFFFF')).toBe('#000000');
  expect(readableOn('#000080', '#101010')).toBe('#FFFFFF');
});

test('every colour gets text with a contrast of at least 4.5', () => {
  const steps = Array.from({ length: 18 }, (_, index) => (index * 15).toString(16).padStart(2, '0'));
  const colors = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
  const unreadable = colors.filter((color) => contrast(readableOn(color, color), color) < 4.5);
  expect(colors).toHaveLength(5832);
  expect(unreadable).toEqual([]);
});
