import { es as contractMessages } from '@upnext/contract/messages/es';

/** Validation messages, from the contract. Only forms need them. */
export const fieldMessages = contractMessages.fields;

export const texts = {};
