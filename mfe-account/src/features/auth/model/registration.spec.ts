import { problemsOf } from '@stroomwerk/ui-kit';
import { registrationRules, registrationWording, unequalPasswords } from './registration.js';

const good = {
  full_name: 'Sanne de Wit',
  email: 'sanne@dewit.example',
  password: 'geheim',
  confirmation: 'geheim',
};
const texts = {
  required: 'leeg',
  email: 'geen adres',
  date: '',
  address: '',
  short: () => 'kort',
  long: () => 'lang',
  whole: () => '',
};
const wrong = (changed: Partial<typeof good>) => {
  const filled = { ...good, ...changed };
  return {
    ...unequalPasswords(filled),
    ...problemsOf(registrationRules, filled, texts, registrationWording),
  };
};

it('lets a complete form through', () => expect(wrong({})).toEqual({}));

it('says what the specification quotes, in its order', () => {
  expect(Object.entries(wrong({ full_name: '', email: '', password: '12345', confirmation: 'x' }))).toEqual(
    expect.arrayContaining([
      ['full_name', 'Naam is verplicht'],
      ['email', 'Email is verplicht'],
      ['password', 'Wachtwoord moet minimaal 6 karakters lang zijn'],
      ['confirmation', 'Wachtwoorden komen niet overeen'],
    ]),
  );
  expect(wrong({ confirmation: 'anders' })).toEqual({ confirmation: 'Wachtwoorden komen niet overeen' });
  expect(wrong({ email: 'sanne' })).toEqual({ email: 'geen adres' });
});
