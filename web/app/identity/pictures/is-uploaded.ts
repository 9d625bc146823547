/** Whether the profile picture was uploaded. Otherwise it is at an address that the creator entered. */
export function isUploaded(logoUrl: string | null): boolean {
  return logoUrl?.startsWith('/pictures/') === true;
}
