import { type PassengerName, passengerNameOf } from '../../../lambdas/wallets/apple/passenger-name.ts';

test.each<[string, PassengerName]>([
  ['Erika Mustermann', { givenName: 'Erika', familyName: 'Mustermann' }],
  ['MUSTERMANN/ERIKA', { givenName: 'ERIKA', familyName: 'MUSTERMANN' }],
  ['MUSTERMANN/ERIKA MS', { namePrefix: 'MS', givenName: 'ERIKA', familyName: 'MUSTERMANN' }],
  ['VON DER HEIDE/ANNA LENA MRS', { namePrefix: 'MRS', givenName: 'ANNA LENA', familyName: 'VON DER HEIDE' }],
  ['Mustermann, Erika', { givenName: 'Erika', familyName: 'Mustermann' }],
  ['Dr. Erika Maria Mustermann', { namePrefix: 'Dr.', givenName: 'Erika Maria', familyName: 'Mustermann' }],
  ['Ludwig van Beethoven', { givenName: 'Ludwig', familyName: 'van Beethoven' }],
  ['María de la Cruz García', { givenName: 'María', familyName: 'de la Cruz García' }],
  ['Jean de la Fontaine', { givenName: 'Jean', familyName: 'de la Fontaine' }],
  ['Pedro da Silva Santos', { givenName: 'Pedro', familyName: 'da Silva Santos' }],
  // Particles within the given names.
  ['Maria de Lourdes Silva', { givenName: 'Maria de Lourdes', familyName: 'Silva' }],
  ['Maria de Lourdes da Silva', { givenName: 'Maria de Lourdes', familyName: 'da Silva' }],
  ['José de Jesús Pérez', { givenName: 'José de Jesús', familyName: 'Pérez' }],
  ['Jorge de Jesus', { givenName: 'Jorge', familyName: 'de Jesus' }],
  ['Ana da Conceição Sousa', { givenName: 'Ana da Conceição', familyName: 'Sousa' }],
  ['Maria del Pilar Gomez', { givenName: 'Maria del Pilar', familyName: 'Gomez' }],
  ['Maria del Carmen Garcia Lopez', { givenName: 'Maria del Carmen', familyName: 'Garcia Lopez' }],
  ...['CHD', 'INF', 'MASTER', 'MX', 'REV', 'SIR', 'MME'].map((title): [string, PassengerName] => [
    `SMITH/ANNA ${title}`,
    { namePrefix: title, givenName: 'ANNA', familyName: 'SMITH' },
  ]),
  ['SMITH/ANNA PROF DR', { namePrefix: 'PROF DR', givenName: 'ANNA', familyName: 'SMITH' }],
  ['Prof. Dr. Anna Smith', { namePrefix: 'Prof. Dr.', givenName: 'Anna', familyName: 'Smith' }],
  ['John Smith Jr.', { givenName: 'John', familyName: 'Smith', nameSuffix: 'Jr.' }],
  ['  Erika   Mustermann ', { givenName: 'Erika', familyName: 'Mustermann' }],
  ['山田 太郎', { givenName: '太郎', familyName: '山田' }],
  ['山田太郎', { familyName: '山田太郎' }],
  ['김 민준', { givenName: '민준', familyName: '김' }],
  // Cases of a single name, also one that looks like a title.
  ['Suharto', { familyName: 'Suharto' }],
  ['SUHARTO/', { familyName: 'SUHARTO' }],
  ['Ms Suharto', { namePrefix: 'Ms', familyName: 'Suharto' }],
  ['Ms', { familyName: 'Ms' }],
  ['SMITH/MS', { givenName: 'MS', familyName: 'SMITH' }],
])('%p', (text, expected) => expect(passengerNameOf(text)).toEqual(expected));
