/** A merchant account at CCBill. */
export interface CcbillOptions {
  /** Main account: six digits. */
  account: string;
  /** Subaccount that takes this platform's payments alone: four digits. */
  subaccount: string;
  /** The payment form. */
  flexId: string;
  /** The secret of the digests. */
  salt: string;
  /** The DataLink user, who also charges saved cards. */
  user: string;
  password: string;
  /** Addresses and networks that webhooks come from; without them {@link CCBILL_SOURCES}. */
  sources?: readonly string[] | undefined;
  /** Addresses of a simulator, for tests. */
  urls?: Partial<CcbillUrls> | undefined;
  /** For tests. */
  callTimeoutMs?: number;
}

export interface CcbillUrls {
  form: string;
  bill: string;
  datalink: string;
}

export const CCBILL_URLS: CcbillUrls = {
  form: 'https://api.ccbill.com',
  bill: 'https://bill.ccbill.com',
  datalink: 'https://datalink.ccbill.com',
};

/** CCBill's own networks. */
export const CCBILL_SOURCES = [
  '64.38.212.0/24',
  '64.38.215.0/24',
  '64.38.240.0/24',
  '64.38.241.0/24',
] as const;
