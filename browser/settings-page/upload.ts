import type { CertificateView } from '../../lambdas/ports/accounts.ts';
import type { SettingsApi } from './api.ts';
import { listCertificates } from './certificates.ts';
import { element, FieldError, notify, onSubmit } from './elements.ts';

/** Certificates and keys have a few KB: a larger file is a mistake. */
const maxFileBytes = 64 * 1024;

/** The form for uploading a certificate. */
export function startUpload(api: SettingsApi): void {
  const form = element<HTMLFormElement>('upload');
  form.addEventListener('change', () => showFields(form));
  form.addEventListener('reset', () => setTimeout(() => showFields(form)));
  onSubmit(form, 'upload-problem', async () => {
    const { certificate } = await api.post<{ certificate: CertificateView }>('certificates', await requestOf(form));
    form.reset();
    await listCertificates(api);
    notify(`${certificate.id} is uploaded and active.`);
  });
  showFields(form);
}

const walletOf = (form: HTMLFormElement) => String(new FormData(form).get('wallet'));

/** Shows the fields of the chosen wallet. */
function showFields(form: HTMLFormElement): void {
  for (const fields of form.querySelectorAll<HTMLElement>('.fields')) {
    fields.hidden = fields.dataset.wallet !== walletOf(form);
  }
}

async function requestOf(form: HTMLFormElement): Promise<object> {
  const makeDefault = element<HTMLInputElement>('make-default').checked;
  if (walletOf(form) === 'walletb') {
    const issuerId = issuerIdOf(element<HTMLInputElement>('issuer-id'));
    const serviceAccountJson = await needed('service-account', 'the service account key').text();
    return { wallet: 'walletb', issuerId, serviceAccountJson, makeDefault };
  }
  const password = text('password');
  return {
    wallet: 'walleta',
    certificate: await base64(needed('certificate', 'the certificate')),
    ...(await optional('privateKey', 'private-key')),
    ...(await optional('intermediate', 'intermediate')),
    ...(await optional('root', 'root')),
    ...(password && { password }),
    makeDefault,
  };
}

const text = (id: string) => element<HTMLInputElement>(id).value;

function issuerIdOf(field: HTMLInputElement): string {
  field.value = field.value.trim();
  if (field.value === '' || field.validity.patternMismatch)
    throw new FieldError(element(`${field.id}-hint`).textContent ?? '', field.id);
  return field.value;
}

function fileOf(id: string): File | undefined {
  const file = element<HTMLInputElement>(id).files?.[0];
  if (file && file.size > maxFileBytes)
    throw new FieldError(`${file.name} is too large to be a certificate or a key.`, id);
  return file;
}

function needed(id: string, what: string): File {
  const file = fileOf(id);
  if (file === undefined) throw new FieldError(`Choose the file of ${what}.`, id);
  return file;
}

async function optional(name: string, id: string): Promise<object> {
  const file = fileOf(id);
  return file ? { [name]: await base64(file) } : {};
}

async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
