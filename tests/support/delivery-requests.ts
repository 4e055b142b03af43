import { calls } from '#bridge/calls/index.ts';
import { smsConnection } from './sms-server.ts';

/** Requests about codes, mail and SMS that fit their contract, by the name of the call. */
export const deliveryRequests: Readonly<Record<string, Record<string, unknown>>> = {
  [calls.getVCode.name]: { phone: '13800138000' },
  [calls.getVCodeToEmail.name]: { email: 'swept@people.example' },
  [calls.sendCodeToMobile.name]: { phone: '13800138001' },
  [calls.sendCodeToEmail.name]: { email: 'swept-too@people.example' },
  [calls.saveMailConnection.name]: {
    settings: {
      host: 'localhost',
      port: 25,
      security: 'none',
      user: '',
      from: 'swept@people.example',
      fromName: 'swept',
    },
  },
  [calls.saveSmsConnection.name]: { settings: smsConnection('http://localhost:9/') },
  [calls.testDelivery.name]: { to: '13800138000', channel: 'sms' },
};
