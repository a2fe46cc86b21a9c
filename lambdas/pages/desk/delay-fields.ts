import { html } from '../html.ts';

/** Fields of a delay, for one flight or all of an airport. */
export const delayFields = html`<div class="grid"><div class="fields"><label for="delay-by" accesskey="l">Delay, minutes</label><input type="number" id="delay-by" name="delay" min="1" max="1440" step="1" required></div>
<div class="fields"><label for="delay-reason">Reason of the delay</label><input type="text" id="delay-reason" name="flight-status-reason" maxlength="120"></div></div>`;
