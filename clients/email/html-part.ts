import type { Action, EmailContent, Fact } from './content.ts';
import { flightReservation, jsonInScript } from './reservation.ts';

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = '#1D1D1F';
const quiet = '#57575C';
const paper = '#FFFFFF';
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Content and quoted attributes. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Tables and inline styles, as mail programs drop style sheets and know no other columns. Every cell names both its colors, in a
 * pair that stays readable where a program inverts them for the dark.
 */
export function htmlPart(content: EmailContent): string {
  const { language, isRightToLeft, heading, day, words, facts, actions, link, pageLabel } = content;
  return `<script type="application/ld+json">${jsonInScript(flightReservation(content))}</script>
<table ${table} lang="${language}" dir="${isRightToLeft ? 'rtl' : 'ltr'}" style="max-width:600px;margin:0 auto">
<tr>${bar(content)}</tr>
<tr><td bgcolor="${paper}" style="background-color:${paper};color:${ink};padding:20px;border:1px solid #D2D2D7;${font}">
<p style="margin:0 0 4px;font-size:20px;line-height:26px;font-weight:bold">${escaped(heading)}</p>
<p style="margin:0 0 8px;font-size:14px;line-height:20px;color:${quiet}">${escaped(day)} \u00b7 ${escaped(words.page.localTimes)}</p>
<table ${table}>
${inPairs(facts)
  .map((pair) => `<tr>${pair.map((each) => fact(each, isRightToLeft)).join('')}</tr>`)
  .join('\n')}
</table>
<table ${table}>
${actions.map(button).join('\n')}
</table>
<p style="margin:16px 0 0;font-size:14px;line-height:20px"><a href="${escaped(link)}" style="color:${ink};text-decoration:underline">${escaped(pageLabel)}</a></p>
</td></tr>
</table>
`;
}

function bar({ appearance: { background, color, logo }, flight, title }: EmailContent): string {
  const airline = escaped(flight['carrier-airline-name'] ?? '');
  const picture =
    logo &&
    `<img src="${escaped(logo)}" alt="${airline}" height="32" style="display:block;border:0;height:32px;max-width:100%;margin:0 0 8px">`;
  return `<td bgcolor="${background}" style="background-color:${background};color:${color};padding:16px 20px;font-size:16px;line-height:22px;font-weight:bold;border:1px solid #D2D2D7;border-bottom:0;${font}">${picture ?? ''}${escaped(title)}</td>`;
}

const fact = ({ label, value }: Fact, isRightToLeft: boolean) =>
  `<td width="50%" valign="top" style="padding:8px ${isRightToLeft ? '0 8px 8px' : '8px 8px 0'};color:${ink};${font}"><span style="font-size:12px;line-height:18px;color:${quiet}">${escaped(label)}</span><br><strong style="font-size:17px;line-height:24px">${escaped(value)}</strong></td>`;

function inPairs<Each>(all: readonly Each[]): readonly (readonly Each[])[] {
  return all.flatMap((_, place) => (place % 2 === 0 ? [all.slice(place, place + 2)] : []));
}

/** Ours says in words which wallet it is, and imitates neither's artwork. */
function button({ words, address, official }: Action): string {
  if (official)
    return `<tr><td align="center" style="padding:12px 0 0"><a href="${escaped(address)}"><img src="${escaped(official.src)}" alt="${escaped(official.alt)}" width="${Number(official.width)}" height="${Number(official.height)}" style="display:block;border:0"></a></td></tr>`;
  return `<tr><td style="padding:12px 0 0"><table ${table}><tr><td align="center" bgcolor="${paper}" style="background-color:${paper};border:2px solid ${ink};border-radius:10px"><a href="${escaped(address)}" style="display:block;padding:13px 8px;font-size:16px;line-height:22px;font-weight:bold;color:${ink};text-decoration:none;${font}">${escaped(words)}</a></td></tr></table></td></tr>`;
}
