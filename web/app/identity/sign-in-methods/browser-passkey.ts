import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { BodyOf } from '@upnext/contract/endpoint';
import type { addPasskey, loginWithPasskey } from '@upnext/contract/identity/passkeys';

type Options = Record<string, unknown>;

/** Creates a passkey on the device. The cast is safe: the browser's result is a superset of the contract's shape. */
export async function createPasskey(options: Options): Promise<BodyOf<typeof addPasskey>['credential']> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return (await startRegistration({ optionsJSON })) as unknown as BodyOf<typeof addPasskey>['credential'];
}

export async function getPasskey(options: Options): Promise<BodyOf<typeof loginWithPasskey>['credential']> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return (await startAuthentication({ optionsJSON })) as unknown as BodyOf<typeof loginWithPasskey>['credential'];
}
