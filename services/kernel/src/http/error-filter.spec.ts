import { ForbiddenException, HttpException, NotFoundException } from '@nestjs/common';
import { AppError } from './app-error.js';
import { refusalOf } from './error-filter.js';

it.each([
  [new AppError('auth.forbidden'), 'auth.forbidden'],
  [new NotFoundException(), 'common.not_found'],
  [new ForbiddenException(), 'auth.forbidden'],
  [new HttpException('slow down', 429), 'common.too_many_requests'],
  [Object.assign(new Error('body'), { code: 'FST_ERR_CTP_BODY_TOO_LARGE' }), 'common.body_too_large'],
  [new HttpException('x', 413, { cause: { code: 'FST_ERR_CTP_BODY_TOO_LARGE' } }), 'common.body_too_large'],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'common.unavailable'],
  [Object.assign(new Error('zero byte'), { code: '22021' }), 'common.invalid_request'],
  [Object.assign(new Error('could not extend file'), { code: '53100' }), 'common.no_room'],
  [Object.assign(new Error('read-only transaction'), { code: '25006' }), 'common.unavailable'],
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), 'common.no_room'],
  [new Error('x', { cause: Object.assign(new Error('write'), { code: 'EDQUOT' }) }), 'common.no_room'],
  [Object.assign(new Error('lock timeout'), { code: '55P03' }), 'common.unavailable'],
  [new Error('timeout exceeded when trying to connect'), 'common.unavailable'],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), undefined],
  [new Error('a mistake of ours'), undefined],
  ['thrown text', undefined],
  [null, undefined],
])('%p stands for %s', (error, code) => {
  expect(refusalOf(error)?.code).toBe(code);
});
