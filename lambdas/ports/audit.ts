/** The user on whose behalf something is done. */
export interface Author {
  /** The user's id in the user pool (`sub`, no personal data), or `operator`. */
  readonly user: string;
  /** Id in API Gateway's access log, or of an operator's command. */
  readonly requestId: string;
}

export type Act =
  | 'account-created'
  | 'key-read'
  | 'key-replaced'
  | 'key-sealed-anew'
  | 'certificate-added'
  | 'certificate-activated'
  | 'certificate-deactivated'
  | 'certificate-made-default';

/** One entry of the audit trail: a change of an account, or a read of its API key. */
export interface AuditLine extends Author {
  readonly account: string;
  readonly atUtc: string;
  readonly act: Act;
  /** Wallet and id, such as `walleta pass.com.example.boarding`. */
  readonly certificate?: string;
}
