import { firstProblem } from './registration.js';

const good = {
  fullName: 'Sanne de Wit',
  email: 'sanne@dewit.example',
  password: 'geheim',
  confirmation: 'geheim',
};

it('lets a complete form through', () => expect(firstProblem(good)).toBeNull());

it('checks in the order of the specification, with its texts', () => {
  const empty = { fullName: '  ', email: '', password: '12345', confirmation: 'x' };
  expect(firstProblem(empty)).toMatchObject({ field: 'fullName', text: 'Naam is verplicht' });
  expect(firstProblem({ ...empty, fullName: 'S' })).toMatchObject({
    field: 'email',
    text: 'Email is verplicht',
  });
  expect(firstProblem({ ...empty, fullName: 'S', email: 'a@b.example' })).toMatchObject({
    field: 'password',
    text: 'Wachtwoord moet minimaal 6 karakters lang zijn',
  });
  expect(firstProblem({ ...good, confirmation: 'anders' })).toMatchObject({
    field: 'confirmation',
    text: 'Wachtwoorden komen niet overeen',
  });
});
