// Written by npm run openapi.

export interface paths {
    "/v3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calls an action
         * @description The body names the action; its schema, and that of the answer, are named by the action, too.
         */
        post: operations["call"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * createpasstemplate
         * @description Makes a template: one flight on one date, which all its passes show. Its images are fetched once, now, and a pass is built and signed on trial.
         */
        createpasstemplateRequest: {
            /**
             * @description `createpasstemplate`, in any letter case.
             * @example createpasstemplate
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            /**
             * @description flight, or brand: a template without flight, with which putpass makes those of flights. Only when the template is created.
             * @enum {unknown}
             */
            "template-kind"?: "flight" | "brand" | "FLIGHT" | "BRAND" | "Flight" | "Brand" | "" | null;
            /** @description Wallet A certificate of the account, by default its default one; another account’s is E922. Only when the template is created: it never changes. */
            "pass-type-id"?: string | number | null;
            /** @description Wallet B issuer of the account, as pass-type-id. Only when the template is created. */
            "issuer-id"?: string | number | null;
            /** @description True only tells what would be made or changed, with its warnings and a trial pass: nothing is stored or sent. */
            "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
        } & (components["schemas"]["TemplateFields"] & components["schemas"]["TemplateGroups"] & (unknown | unknown | unknown | unknown | unknown | unknown | unknown | {
            /** @enum {unknown} */
            "template-kind": "brand" | "BRAND" | "Brand";
        } | unknown));
        /**
         * updatepasstemplate
         * @description Changes the fields of a template that you send, and keeps the others. All its passes show the change.
         */
        updatepasstemplateRequest: {
            /**
             * @description `updatepasstemplate`, in any letter case.
             * @example updatepasstemplate
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            /** @description True only tells what would be made or changed, with its warnings and a trial pass: nothing is stored or sent. */
            "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
        } & (components["schemas"]["TemplateFields"] & components["schemas"]["TemplateGroups"]);
        /**
         * copytemplate
         * @description Makes a template from another one, such as tomorrow’s flight from today’s. Fields that you do not send are copied, but not the flight’s status and estimated times.
         */
        copytemplateRequest: {
            /**
             * @description `copytemplate`, in any letter case.
             * @example copytemplate
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            /** @description Wallet A certificate of the account, by default its default one; another account’s is E922. Only when the template is created: it never changes. */
            "pass-type-id"?: string | number | null;
            /** @description Wallet B issuer of the account, as pass-type-id. Only when the template is created. */
            "issuer-id"?: string | number | null;
        } & (components["schemas"]["TemplateFields"] & components["schemas"]["TemplateGroups"]);
        /**
         * getpasstemplate
         * @description Shows the fields of a template, with its static values.
         */
        getpasstemplateRequest: {
            /**
             * @description `getpasstemplate`, in any letter case.
             * @example getpasstemplate
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
        };
        /**
         * getpasstemplates
         * @description Lists the templates of the account, oldest first. Past the end a page is empty.
         */
        getpasstemplatesRequest: {
            /**
             * @description `getpasstemplates`, in any letter case.
             * @example getpasstemplates
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            /** @description From 1, which is the default. */
            "page-number"?: number | string | "" | null;
            /** @description 1 to 1,000, by default 100. */
            "items-per-page"?: number | string | "" | null;
            /**
             * @description Kind of the templates listed, flight by default.
             * @enum {unknown}
             */
            "template-kind"?: "flight" | "brand" | "FLIGHT" | "BRAND" | "Flight" | "Brand" | "" | null;
        };
        /**
         * updateflight
         * @description Changes a flight by its airline, number, origin and day, without our ids. All templates of the flight change, up to 90, or none.
         */
        updateflightRequest: {
            /**
             * @description `updateflight`, in any letter case.
             * @example updateflight
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            /** @description The airline’s code, in any letter case. */
            "flight-number-label": string | number;
            /** @description Without the airline; leading zeros do not count. */
            "flight-number": string | number;
            "origin-airport": components["schemas"]["Airport"];
            /** @description Day of departure-time as `YYYY-MM-DD`, local to origin-airport; estimated-departure-time does not move it. */
            "departure-date": components["schemas"]["LocalDate"];
            /** @description Time of the event: an instant with Z or an offset, to the millisecond, at most five minutes ahead of our clock. The newest event wins, in whatever order events come. */
            "event-time"?: components["schemas"]["EventTime"] | "" | null;
            /** @description True only tells what the call would do, with its warnings: nothing is stored or sent. */
            "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
        } & (components["schemas"]["FlightChanges"] & components["schemas"]["TemplateGroups"]);
        /**
         * updateflights
         * @description Changes up to 100 flights in one call. Each row is answered as updateflight answers a call of its own.
         */
        updateflightsRequest: {
            /**
             * @description `updateflights`, in any letter case.
             * @example updateflights
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            /** @description One row for each flight, at most 100. */
            flights: ({
                /** @description The airline’s code, in any letter case. */
                "flight-number-label": string | number;
                /** @description Without the airline; leading zeros do not count. */
                "flight-number": string | number;
                "origin-airport": components["schemas"]["Airport"];
                /** @description Day of departure-time as `YYYY-MM-DD`, local to origin-airport; estimated-departure-time does not move it. */
                "departure-date": components["schemas"]["LocalDate"];
                /** @description Time of the event: an instant with Z or an offset, to the millisecond, at most five minutes ahead of our clock. The newest event wins, in whatever order events come. */
                "event-time"?: components["schemas"]["EventTime"] | "" | null;
                /** @description True only tells what the call would do, with its warnings: nothing is stored or sent. */
                "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
            } & (components["schemas"]["FlightChanges"] & components["schemas"]["TemplateGroups"]))[];
        };
        /**
         * getflight
         * @description Shows a flight by its airline, number, origin and day: its templates and their fields. It counts passes, installs, and how many of these have been notified and have fetched the flight as it is.
         */
        getflightRequest: {
            /**
             * @description `getflight`, in any letter case.
             * @example getflight
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            /** @description The airline’s code, in any letter case. */
            "flight-number-label": string | number;
            /** @description Without the airline; leading zeros do not count. */
            "flight-number": string | number;
            "origin-airport": components["schemas"]["Airport"];
            /** @description Day of departure-time as `YYYY-MM-DD`, local to origin-airport; estimated-departure-time does not move it. */
            "departure-date": components["schemas"]["LocalDate"];
        };
        /**
         * generatepass
         * @description Makes one pass for one passenger, and answers its install link. A pass-id can be used only once, for ever.
         */
        generatepassRequest: {
            /**
             * @description `generatepass`, in any letter case.
             * @example generatepass
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            "pass-id": components["schemas"]["PassId"];
            /** @description The passenger’s data on the pass. */
            "pass-data": {
                /** @description Shown on the pass. */
                "passenger-name": string | number;
                /** @description Shown on the pass. */
                "boarding-group"?: string | number | null;
                /** @description Shown on the pass. */
                "boarding-position"?: string | number | null;
                /** @description Shown on the pass. */
                "seat-number"?: string | number | null;
                /**
                 * @description In any letter case; by default confirmed. The others need no seat-number, boarding-group and boarding-position, and Standby, Infant or Seat at gate stands where the seat would.
                 * @enum {unknown}
                 */
                "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated" | "CONFIRMED" | "STANDBY" | "INFANT" | "UNSEATED" | "Confirmed" | "Standby" | "Infant" | "Unseated" | "" | null;
                /** @description Code of the booking. */
                "confirmation-number": string | number;
                /** @description By default the template’s. */
                "boarding-seat-class"?: string | number | null;
                /** @description Shown on the pass. */
                "sequence-number"?: string | number | null;
                /** @description Number of the e-ticket. */
                "ticket-number"?: string | number | null;
                /** @description Shown before the number. */
                "frequent-flyer-program-name"?: string | number | null;
                /** @description Shown on the pass. */
                "frequent-flyer-name-number"?: string | number | null;
                /** @description Text that the template’s barcode-type carries. By default a generated one where the template says so, else the template’s. */
                "barcode-value"?: string | number | null;
                /** @description By default the template’s. Wallet B. */
                "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /**
                 * @description ISO 8601, read as UTC whatever offset it has; by default the template’s expiration.
                 * @example 2027-03-16T02:00:00Z
                 */
                "expiration-timestamp"?: string | "" | null;
                /** @description Text of your own, such as a booking’s code: passes with the same one are kept together by both wallets, and have a page together. Kept only as a keyed hash. */
                "group-id"?: string | number | null;
                /** @description In place of the template’s; each with a key of its own, relevant-1 to relevant-10. */
                "relevant-locations"?: {
                    latitude: number | string;
                    longitude: number | string;
                    "relevant-text"?: string | number | null;
                    key: string;
                }[] | "" | null;
                /** @description In place of the template’s; each with a key of its own, ibeacon-1 to ibeacon-10. Wallet A. */
                ibeacons?: {
                    "proximity-uuid": string;
                    major?: number | string | null;
                    minor?: number | string | null;
                    "relevant-text"?: string | number | null;
                    key: string;
                }[] | "" | null;
                /** @description Special services of IATA that the passenger has, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW, WCLB, WCOB and INFT have a badge. */
                "service-requests"?: string[] | "" | null;
                /** @description Service codes of your own airline; Apple documents no badge for them. Wallet A. */
                "airline-service-requests"?: (string | number)[] | "" | null;
                /** @description Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant. */
                "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant" | "PRE-BOARDING" | "PRIORITY-BOARDING" | "CARRY-ON" | "PERSONAL-ITEM" | "LAP-INFANT" | "Pre-boarding" | "Priority-boarding" | "Carry-on" | "Personal-item" | "Lap-infant")[] | "" | null;
                /** @description Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown where origin-security-programs or destination-security-programs has it, too. */
                "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
                /** @description Whether the papers for an international flight have been checked. The badge is documents-declaration. */
                "documents-verified"?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description Words of the badge for verified documents, such as DOCS OK; shown with documents-verified True. */
                "documents-declaration"?: string | number | null;
                /** @description Priority of the passenger, such as Gold. */
                "priority-status"?: string | number | null;
                /** @description Level in the frequent-flyer program, such as Senator. Wallet A. */
                "frequent-flyer-status"?: string | number | null;
                /** @description Kind of security check, such as Priority. */
                "security-screening"?: string | number | null;
                /** @description Zone that boards, without the word; Wallet A’s design of iOS 26 shows it in place of boarding-group. */
                "boarding-zone"?: string | number | null;
                /** @description Logo of the security program that the passenger has. Wallet B. */
                "security-program-logo"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Small picture at the barcode, such as a sign of priority. Wallet B. */
                "boarding-privilege-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Manage booking: in place of the template’s. */
                "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Change seat: in place of the template’s. */
                "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Call the airline: in place of the template’s. */
                "contact-phone"?: (string | number) | "" | null;
                /** @description Request a wheelchair: in place of the template’s. */
                "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Service animal: in place of the template’s. */
                "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Add bags: in place of the template’s. */
                "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Track bags: in place of the template’s. */
                "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Report a lost bag: in place of the template’s. */
                "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Upgrade: in place of the template’s. */
                "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Order a meal: in place of the template’s. */
                "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Lounge access: in place of the template’s. */
                "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Wi-Fi: in place of the template’s. */
                "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Entertainment: in place of the template’s. */
                "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description E-mail the airline: in place of the template’s. */
                "contact-email"?: string | "" | null;
                /** @description Airline website: in place of the template’s. */
                "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description PNG across the pass in both wallets; fetched when the pass is generated, together with the template’s images at most 4 MB. By default the template’s, in Wallet B. */
                "strip-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Timezone in which the expiration is shown; by default UTC. */
                "expiration-timezone"?: components["schemas"]["TimeZone"] | "" | null;
                /** @description The same as boarding-seat-class. */
                "boarding-Seat-class"?: string | number | null;
            } & ({
                "boarding-group": string | number;
                "boarding-position": string | number;
                "seat-number": string | number;
            } | {
                /** @enum {unknown} */
                "passenger-kind": "standby" | "infant" | "unseated" | "STANDBY" | "INFANT" | "UNSEATED" | "Standby" | "Infant" | "Unseated";
            });
            /** @description Contact data of the passenger; never shown. */
            "pass-meta-data"?: {
                /** @description For your own integrations; never shown. */
                "user-email"?: string | "" | null;
                /** @description For your own integrations, digits only; never shown. */
                "user-phone"?: (string | number) | "" | null;
            } | "" | null;
            /** @description Key/value pairs of your own, at most 4 KB of JSON without half surrogate pairs; they come back in events. */
            "reference-data"?: {
                [key: string]: unknown;
            } | "" | null;
        };
        /**
         * generatepasses
         * @description Makes up to 500 passes of one template in one call, such as those of a flight when check-in opens. Each row is answered as generatepass answers a call of its own.
         */
        generatepassesRequest: {
            /**
             * @description `generatepasses`, in any letter case.
             * @example generatepasses
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            /** @description One row for each pass, at most 500. */
            passes: {
                "pass-id": components["schemas"]["PassId"];
                /** @description The passenger’s data on the pass. */
                "pass-data": {
                    /** @description Shown on the pass. */
                    "passenger-name": string | number;
                    /** @description Shown on the pass. */
                    "boarding-group"?: string | number | null;
                    /** @description Shown on the pass. */
                    "boarding-position"?: string | number | null;
                    /** @description Shown on the pass. */
                    "seat-number"?: string | number | null;
                    /**
                     * @description In any letter case; by default confirmed. The others need no seat-number, boarding-group and boarding-position, and Standby, Infant or Seat at gate stands where the seat would.
                     * @enum {unknown}
                     */
                    "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated" | "CONFIRMED" | "STANDBY" | "INFANT" | "UNSEATED" | "Confirmed" | "Standby" | "Infant" | "Unseated" | "" | null;
                    /** @description Code of the booking. */
                    "confirmation-number": string | number;
                    /** @description By default the template’s. */
                    "boarding-seat-class"?: string | number | null;
                    /** @description Shown on the pass. */
                    "sequence-number"?: string | number | null;
                    /** @description Number of the e-ticket. */
                    "ticket-number"?: string | number | null;
                    /** @description Shown before the number. */
                    "frequent-flyer-program-name"?: string | number | null;
                    /** @description Shown on the pass. */
                    "frequent-flyer-name-number"?: string | number | null;
                    /** @description Text that the template’s barcode-type carries. By default a generated one where the template says so, else the template’s. */
                    "barcode-value"?: string | number | null;
                    /** @description By default the template’s. Wallet B. */
                    "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /**
                     * @description ISO 8601, read as UTC whatever offset it has; by default the template’s expiration.
                     * @example 2027-03-16T02:00:00Z
                     */
                    "expiration-timestamp"?: string | "" | null;
                    /** @description Text of your own, such as a booking’s code: passes with the same one are kept together by both wallets, and have a page together. Kept only as a keyed hash. */
                    "group-id"?: string | number | null;
                    /** @description In place of the template’s; each with a key of its own, relevant-1 to relevant-10. */
                    "relevant-locations"?: {
                        latitude: number | string;
                        longitude: number | string;
                        "relevant-text"?: string | number | null;
                        key: string;
                    }[] | "" | null;
                    /** @description In place of the template’s; each with a key of its own, ibeacon-1 to ibeacon-10. Wallet A. */
                    ibeacons?: {
                        "proximity-uuid": string;
                        major?: number | string | null;
                        minor?: number | string | null;
                        "relevant-text"?: string | number | null;
                        key: string;
                    }[] | "" | null;
                    /** @description Special services of IATA that the passenger has, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW, WCLB, WCOB and INFT have a badge. */
                    "service-requests"?: string[] | "" | null;
                    /** @description Service codes of your own airline; Apple documents no badge for them. Wallet A. */
                    "airline-service-requests"?: (string | number)[] | "" | null;
                    /** @description Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant. */
                    "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant" | "PRE-BOARDING" | "PRIORITY-BOARDING" | "CARRY-ON" | "PERSONAL-ITEM" | "LAP-INFANT" | "Pre-boarding" | "Priority-boarding" | "Carry-on" | "Personal-item" | "Lap-infant")[] | "" | null;
                    /** @description Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown where origin-security-programs or destination-security-programs has it, too. */
                    "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
                    /** @description Whether the papers for an international flight have been checked. The badge is documents-declaration. */
                    "documents-verified"?: components["schemas"]["TrueFalse"] | "" | null;
                    /** @description Words of the badge for verified documents, such as DOCS OK; shown with documents-verified True. */
                    "documents-declaration"?: string | number | null;
                    /** @description Priority of the passenger, such as Gold. */
                    "priority-status"?: string | number | null;
                    /** @description Level in the frequent-flyer program, such as Senator. Wallet A. */
                    "frequent-flyer-status"?: string | number | null;
                    /** @description Kind of security check, such as Priority. */
                    "security-screening"?: string | number | null;
                    /** @description Zone that boards, without the word; Wallet A’s design of iOS 26 shows it in place of boarding-group. */
                    "boarding-zone"?: string | number | null;
                    /** @description Logo of the security program that the passenger has. Wallet B. */
                    "security-program-logo"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Small picture at the barcode, such as a sign of priority. Wallet B. */
                    "boarding-privilege-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Manage booking: in place of the template’s. */
                    "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Change seat: in place of the template’s. */
                    "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Call the airline: in place of the template’s. */
                    "contact-phone"?: (string | number) | "" | null;
                    /** @description Request a wheelchair: in place of the template’s. */
                    "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Service animal: in place of the template’s. */
                    "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Add bags: in place of the template’s. */
                    "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Track bags: in place of the template’s. */
                    "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Report a lost bag: in place of the template’s. */
                    "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Upgrade: in place of the template’s. */
                    "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Order a meal: in place of the template’s. */
                    "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Lounge access: in place of the template’s. */
                    "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Wi-Fi: in place of the template’s. */
                    "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Entertainment: in place of the template’s. */
                    "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description E-mail the airline: in place of the template’s. */
                    "contact-email"?: string | "" | null;
                    /** @description Airline website: in place of the template’s. */
                    "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description PNG across the pass in both wallets; fetched when the pass is generated, together with the template’s images at most 4 MB. By default the template’s, in Wallet B. */
                    "strip-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Timezone in which the expiration is shown; by default UTC. */
                    "expiration-timezone"?: components["schemas"]["TimeZone"] | "" | null;
                    /** @description The same as boarding-seat-class. */
                    "boarding-Seat-class"?: string | number | null;
                } & ({
                    "boarding-group": string | number;
                    "boarding-position": string | number;
                    "seat-number": string | number;
                } | {
                    /** @enum {unknown} */
                    "passenger-kind": "standby" | "infant" | "unseated" | "STANDBY" | "INFANT" | "UNSEATED" | "Standby" | "Infant" | "Unseated";
                });
                /** @description Contact data of the passenger; never shown. */
                "pass-meta-data"?: {
                    /** @description For your own integrations; never shown. */
                    "user-email"?: string | "" | null;
                    /** @description For your own integrations, digits only; never shown. */
                    "user-phone"?: (string | number) | "" | null;
                } | "" | null;
                /** @description Key/value pairs of your own, at most 4 KB of JSON without half surrogate pairs; they come back in events. */
                "reference-data"?: {
                    [key: string]: unknown;
                } | "" | null;
            }[];
        };
        /**
         * generatepassbyid
         * @description Answers the install link of an existing pass.
         */
        generatepassbyidRequest: {
            /**
             * @description `generatepassbyid`, in any letter case.
             * @example generatepassbyid
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            "pass-id": components["schemas"]["PassId"];
        };
        /**
         * putpass
         * @description Takes an event of check-in: a passenger on a flight, at a time. It makes the pass and the flight’s template, changes the pass or moves it, in whatever order and however often events come.
         */
        putpassRequest: {
            /**
             * @description `putpass`, in any letter case.
             * @example putpass
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            "pass-id": components["schemas"]["PassId"];
            /** @description Time of the event: an instant with Z or an offset, to the millisecond, at most five minutes ahead of our clock. The newest event wins, in whatever order events come. */
            "event-time": components["schemas"]["EventTime"];
            /** @description Id of the brand with which the flight’s template is made; by default the account’s oldest brand. */
            brand?: components["schemas"]["PassTemplateId"] | "" | null;
            /** @description The operating flight: its key, and other known fields. */
            flight: {
                /** @description The airline’s code, in any letter case. */
                "flight-number-label": string | number;
                /** @description Without the airline; leading zeros do not count. */
                "flight-number": string | number;
                /** @description Airport at which the flight departs; gives the local times there their zone. */
                "origin-airport": components["schemas"]["Airport"];
                /** @description Name of that airport; by default its code is shown. */
                "origin-airport-label"?: string | number | null;
                /** @description Shown on the pass. */
                "origin-terminal"?: string | number | null;
                /** @description Shown on the pass. */
                "origin-gate"?: string | number | null;
                /** @description Airport at which the flight arrives; gives the local times there their zone. */
                "destination-airport"?: components["schemas"]["Airport"] | "" | null;
                /** @description Name of that airport; by default its code is shown. */
                "destination-airport-label"?: string | number | null;
                /** @description Shown on the pass. */
                "arrival-terminal"?: string | number | null;
                /** @description Shown on the pass. */
                "arrival-gate"?: string | number | null;
                /** @description Local to origin-airport. */
                "boarding-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                /** @description Local to origin-airport. */
                "gate-closing-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                /** @description Scheduled departure. Local to origin-airport. */
                "departure-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                /** @description Scheduled arrival. Local to destination-airport. Needed for Wallet A’s design of iOS 26. */
                "arrival-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                /** @description When the pass comes to the lock screen; 3 hours before boarding is advised, and Wallet B always does so. */
                "relevance-date-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                /** @description Timezone of relevance-date-time, and of the local times at an airport that is unknown. */
                "relevance-date-timezone"?: components["schemas"]["TimeZone"] | "" | null;
                /**
                 * @description Front or Back.
                 * @enum {unknown}
                 */
                "boarding-door"?: "Front" | "Back" | "FRONT" | "BACK" | "front" | "back" | "" | null;
                /** @description Day of departure-time as `YYYY-MM-DD`, local to origin-airport; estimated-departure-time does not move it. */
                "departure-date": components["schemas"]["LocalDate"];
            };
            /** @description True: the push overtakes those of other updates. */
            priority?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description New status; may be in pass-data instead. */
            "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
            /** @description The passenger’s data on the pass. */
            "pass-data": {
                /** @description Shown on the pass. */
                "passenger-name": string | number;
                /** @description Shown on the pass. */
                "boarding-group"?: string | number | null;
                /** @description Shown on the pass. */
                "boarding-position"?: string | number | null;
                /** @description Shown on the pass. */
                "seat-number"?: string | number | null;
                /**
                 * @description In any letter case; by default confirmed. The others need no seat-number, boarding-group and boarding-position, and Standby, Infant or Seat at gate stands where the seat would.
                 * @enum {unknown}
                 */
                "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated" | "CONFIRMED" | "STANDBY" | "INFANT" | "UNSEATED" | "Confirmed" | "Standby" | "Infant" | "Unseated" | "" | null;
                /** @description Code of the booking. */
                "confirmation-number": string | number;
                /** @description By default the template’s. */
                "boarding-seat-class"?: string | number | null;
                /** @description Shown on the pass. */
                "sequence-number"?: string | number | null;
                /** @description Number of the e-ticket. */
                "ticket-number"?: string | number | null;
                /** @description Shown before the number. */
                "frequent-flyer-program-name"?: string | number | null;
                /** @description Shown on the pass. */
                "frequent-flyer-name-number"?: string | number | null;
                /** @description Text that the template’s barcode-type carries. By default a generated one where the template says so, else the template’s. */
                "barcode-value"?: string | number | null;
                /** @description By default the template’s. Wallet B. */
                "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /**
                 * @description ISO 8601, read as UTC whatever offset it has; by default the template’s expiration.
                 * @example 2027-03-16T02:00:00Z
                 */
                "expiration-timestamp"?: string | "" | null;
                /** @description Text of your own, such as a booking’s code: passes with the same one are kept together by both wallets, and have a page together. Kept only as a keyed hash. */
                "group-id"?: string | number | null;
                /** @description In place of the template’s; each with a key of its own, relevant-1 to relevant-10. */
                "relevant-locations"?: {
                    latitude: number | string;
                    longitude: number | string;
                    "relevant-text"?: string | number | null;
                    key: string;
                }[] | "" | null;
                /** @description In place of the template’s; each with a key of its own, ibeacon-1 to ibeacon-10. Wallet A. */
                ibeacons?: {
                    "proximity-uuid": string;
                    major?: number | string | null;
                    minor?: number | string | null;
                    "relevant-text"?: string | number | null;
                    key: string;
                }[] | "" | null;
                /** @description Special services of IATA that the passenger has, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW, WCLB, WCOB and INFT have a badge. */
                "service-requests"?: string[] | "" | null;
                /** @description Service codes of your own airline; Apple documents no badge for them. Wallet A. */
                "airline-service-requests"?: (string | number)[] | "" | null;
                /** @description Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant. */
                "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant" | "PRE-BOARDING" | "PRIORITY-BOARDING" | "CARRY-ON" | "PERSONAL-ITEM" | "LAP-INFANT" | "Pre-boarding" | "Priority-boarding" | "Carry-on" | "Personal-item" | "Lap-infant")[] | "" | null;
                /** @description Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown where origin-security-programs or destination-security-programs has it, too. */
                "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
                /** @description Whether the papers for an international flight have been checked. The badge is documents-declaration. */
                "documents-verified"?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description Words of the badge for verified documents, such as DOCS OK; shown with documents-verified True. */
                "documents-declaration"?: string | number | null;
                /** @description Priority of the passenger, such as Gold. */
                "priority-status"?: string | number | null;
                /** @description Level in the frequent-flyer program, such as Senator. Wallet A. */
                "frequent-flyer-status"?: string | number | null;
                /** @description Kind of security check, such as Priority. */
                "security-screening"?: string | number | null;
                /** @description Zone that boards, without the word; Wallet A’s design of iOS 26 shows it in place of boarding-group. */
                "boarding-zone"?: string | number | null;
                /** @description Logo of the security program that the passenger has. Wallet B. */
                "security-program-logo"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Small picture at the barcode, such as a sign of priority. Wallet B. */
                "boarding-privilege-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Manage booking: in place of the template’s. */
                "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Change seat: in place of the template’s. */
                "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Call the airline: in place of the template’s. */
                "contact-phone"?: (string | number) | "" | null;
                /** @description Request a wheelchair: in place of the template’s. */
                "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Service animal: in place of the template’s. */
                "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Add bags: in place of the template’s. */
                "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Track bags: in place of the template’s. */
                "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Report a lost bag: in place of the template’s. */
                "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Upgrade: in place of the template’s. */
                "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Order a meal: in place of the template’s. */
                "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Lounge access: in place of the template’s. */
                "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Wi-Fi: in place of the template’s. */
                "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Entertainment: in place of the template’s. */
                "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description E-mail the airline: in place of the template’s. */
                "contact-email"?: string | "" | null;
                /** @description Airline website: in place of the template’s. */
                "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description PNG across the pass in both wallets; fetched when the pass is generated, together with the template’s images at most 4 MB. By default the template’s, in Wallet B. */
                "strip-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Timezone in which the expiration is shown; by default UTC. */
                "expiration-timezone"?: components["schemas"]["TimeZone"] | "" | null;
                /** @description The same as boarding-seat-class. */
                "boarding-Seat-class"?: string | number | null;
                /** @description New status; may stand beside pass-data as well. active after the expiration is refused (E9018), unless expiration-timestamp moves it. */
                "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
                /** @description Text of the notification for this update; by default what has changed. */
                "pass-update-notification"?: string | number | null;
            } & ({
                "boarding-group": string | number;
                "boarding-position": string | number;
                "seat-number": string | number;
            } | {
                /** @enum {unknown} */
                "passenger-kind": "standby" | "infant" | "unseated" | "STANDBY" | "INFANT" | "UNSEATED" | "Standby" | "Infant" | "Unseated";
            });
            /** @description Contact data of the passenger; never shown. */
            "pass-meta-data"?: {
                /** @description For your own integrations; never shown. */
                "user-email"?: string | "" | null;
                /** @description For your own integrations, digits only; never shown. */
                "user-phone"?: (string | number) | "" | null;
            } | "" | null;
            /** @description Key/value pairs of your own, at most 4 KB of JSON without half surrogate pairs; they come back in events. */
            "reference-data"?: {
                [key: string]: unknown;
            } | "" | null;
        };
        /**
         * putpasses
         * @description Takes up to 500 events, of any flights and in any order. Each row is answered as putpass answers a call of its own.
         */
        putpassesRequest: {
            /**
             * @description `putpasses`, in any letter case.
             * @example putpasses
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            /** @description Id of the brand with which the flight’s template is made; by default the account’s oldest brand. */
            brand?: components["schemas"]["PassTemplateId"] | "" | null;
            /** @description One row for each pass, at most 500. */
            passes: {
                "pass-id": components["schemas"]["PassId"];
                /** @description Time of the event: an instant with Z or an offset, to the millisecond, at most five minutes ahead of our clock. The newest event wins, in whatever order events come. */
                "event-time": components["schemas"]["EventTime"];
                /** @description Id of the brand with which the flight’s template is made; by default the account’s oldest brand. */
                brand?: components["schemas"]["PassTemplateId"] | "" | null;
                /** @description The operating flight: its key, and other known fields. */
                flight: {
                    /** @description The airline’s code, in any letter case. */
                    "flight-number-label": string | number;
                    /** @description Without the airline; leading zeros do not count. */
                    "flight-number": string | number;
                    /** @description Airport at which the flight departs; gives the local times there their zone. */
                    "origin-airport": components["schemas"]["Airport"];
                    /** @description Name of that airport; by default its code is shown. */
                    "origin-airport-label"?: string | number | null;
                    /** @description Shown on the pass. */
                    "origin-terminal"?: string | number | null;
                    /** @description Shown on the pass. */
                    "origin-gate"?: string | number | null;
                    /** @description Airport at which the flight arrives; gives the local times there their zone. */
                    "destination-airport"?: components["schemas"]["Airport"] | "" | null;
                    /** @description Name of that airport; by default its code is shown. */
                    "destination-airport-label"?: string | number | null;
                    /** @description Shown on the pass. */
                    "arrival-terminal"?: string | number | null;
                    /** @description Shown on the pass. */
                    "arrival-gate"?: string | number | null;
                    /** @description Local to origin-airport. */
                    "boarding-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                    /** @description Local to origin-airport. */
                    "gate-closing-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                    /** @description Scheduled departure. Local to origin-airport. */
                    "departure-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                    /** @description Scheduled arrival. Local to destination-airport. Needed for Wallet A’s design of iOS 26. */
                    "arrival-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                    /** @description When the pass comes to the lock screen; 3 hours before boarding is advised, and Wallet B always does so. */
                    "relevance-date-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                    /** @description Timezone of relevance-date-time, and of the local times at an airport that is unknown. */
                    "relevance-date-timezone"?: components["schemas"]["TimeZone"] | "" | null;
                    /**
                     * @description Front or Back.
                     * @enum {unknown}
                     */
                    "boarding-door"?: "Front" | "Back" | "FRONT" | "BACK" | "front" | "back" | "" | null;
                    /** @description Day of departure-time as `YYYY-MM-DD`, local to origin-airport; estimated-departure-time does not move it. */
                    "departure-date": components["schemas"]["LocalDate"];
                };
                /** @description True: the push overtakes those of other updates. */
                priority?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description New status; may be in pass-data instead. */
                "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
                /** @description The passenger’s data on the pass. */
                "pass-data": {
                    /** @description Shown on the pass. */
                    "passenger-name": string | number;
                    /** @description Shown on the pass. */
                    "boarding-group"?: string | number | null;
                    /** @description Shown on the pass. */
                    "boarding-position"?: string | number | null;
                    /** @description Shown on the pass. */
                    "seat-number"?: string | number | null;
                    /**
                     * @description In any letter case; by default confirmed. The others need no seat-number, boarding-group and boarding-position, and Standby, Infant or Seat at gate stands where the seat would.
                     * @enum {unknown}
                     */
                    "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated" | "CONFIRMED" | "STANDBY" | "INFANT" | "UNSEATED" | "Confirmed" | "Standby" | "Infant" | "Unseated" | "" | null;
                    /** @description Code of the booking. */
                    "confirmation-number": string | number;
                    /** @description By default the template’s. */
                    "boarding-seat-class"?: string | number | null;
                    /** @description Shown on the pass. */
                    "sequence-number"?: string | number | null;
                    /** @description Number of the e-ticket. */
                    "ticket-number"?: string | number | null;
                    /** @description Shown before the number. */
                    "frequent-flyer-program-name"?: string | number | null;
                    /** @description Shown on the pass. */
                    "frequent-flyer-name-number"?: string | number | null;
                    /** @description Text that the template’s barcode-type carries. By default a generated one where the template says so, else the template’s. */
                    "barcode-value"?: string | number | null;
                    /** @description By default the template’s. Wallet B. */
                    "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /**
                     * @description ISO 8601, read as UTC whatever offset it has; by default the template’s expiration.
                     * @example 2027-03-16T02:00:00Z
                     */
                    "expiration-timestamp"?: string | "" | null;
                    /** @description Text of your own, such as a booking’s code: passes with the same one are kept together by both wallets, and have a page together. Kept only as a keyed hash. */
                    "group-id"?: string | number | null;
                    /** @description In place of the template’s; each with a key of its own, relevant-1 to relevant-10. */
                    "relevant-locations"?: {
                        latitude: number | string;
                        longitude: number | string;
                        "relevant-text"?: string | number | null;
                        key: string;
                    }[] | "" | null;
                    /** @description In place of the template’s; each with a key of its own, ibeacon-1 to ibeacon-10. Wallet A. */
                    ibeacons?: {
                        "proximity-uuid": string;
                        major?: number | string | null;
                        minor?: number | string | null;
                        "relevant-text"?: string | number | null;
                        key: string;
                    }[] | "" | null;
                    /** @description Special services of IATA that the passenger has, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW, WCLB, WCOB and INFT have a badge. */
                    "service-requests"?: string[] | "" | null;
                    /** @description Service codes of your own airline; Apple documents no badge for them. Wallet A. */
                    "airline-service-requests"?: (string | number)[] | "" | null;
                    /** @description Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant. */
                    "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant" | "PRE-BOARDING" | "PRIORITY-BOARDING" | "CARRY-ON" | "PERSONAL-ITEM" | "LAP-INFANT" | "Pre-boarding" | "Priority-boarding" | "Carry-on" | "Personal-item" | "Lap-infant")[] | "" | null;
                    /** @description Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown where origin-security-programs or destination-security-programs has it, too. */
                    "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
                    /** @description Whether the papers for an international flight have been checked. The badge is documents-declaration. */
                    "documents-verified"?: components["schemas"]["TrueFalse"] | "" | null;
                    /** @description Words of the badge for verified documents, such as DOCS OK; shown with documents-verified True. */
                    "documents-declaration"?: string | number | null;
                    /** @description Priority of the passenger, such as Gold. */
                    "priority-status"?: string | number | null;
                    /** @description Level in the frequent-flyer program, such as Senator. Wallet A. */
                    "frequent-flyer-status"?: string | number | null;
                    /** @description Kind of security check, such as Priority. */
                    "security-screening"?: string | number | null;
                    /** @description Zone that boards, without the word; Wallet A’s design of iOS 26 shows it in place of boarding-group. */
                    "boarding-zone"?: string | number | null;
                    /** @description Logo of the security program that the passenger has. Wallet B. */
                    "security-program-logo"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Small picture at the barcode, such as a sign of priority. Wallet B. */
                    "boarding-privilege-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Manage booking: in place of the template’s. */
                    "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Change seat: in place of the template’s. */
                    "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Call the airline: in place of the template’s. */
                    "contact-phone"?: (string | number) | "" | null;
                    /** @description Request a wheelchair: in place of the template’s. */
                    "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Service animal: in place of the template’s. */
                    "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Add bags: in place of the template’s. */
                    "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Track bags: in place of the template’s. */
                    "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Report a lost bag: in place of the template’s. */
                    "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Upgrade: in place of the template’s. */
                    "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Order a meal: in place of the template’s. */
                    "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Lounge access: in place of the template’s. */
                    "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Wi-Fi: in place of the template’s. */
                    "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Entertainment: in place of the template’s. */
                    "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description E-mail the airline: in place of the template’s. */
                    "contact-email"?: string | "" | null;
                    /** @description Airline website: in place of the template’s. */
                    "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description PNG across the pass in both wallets; fetched when the pass is generated, together with the template’s images at most 4 MB. By default the template’s, in Wallet B. */
                    "strip-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Timezone in which the expiration is shown; by default UTC. */
                    "expiration-timezone"?: components["schemas"]["TimeZone"] | "" | null;
                    /** @description The same as boarding-seat-class. */
                    "boarding-Seat-class"?: string | number | null;
                    /** @description New status; may stand beside pass-data as well. active after the expiration is refused (E9018), unless expiration-timestamp moves it. */
                    "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
                    /** @description Text of the notification for this update; by default what has changed. */
                    "pass-update-notification"?: string | number | null;
                } & ({
                    "boarding-group": string | number;
                    "boarding-position": string | number;
                    "seat-number": string | number;
                } | {
                    /** @enum {unknown} */
                    "passenger-kind": "standby" | "infant" | "unseated" | "STANDBY" | "INFANT" | "UNSEATED" | "Standby" | "Infant" | "Unseated";
                });
                /** @description Contact data of the passenger; never shown. */
                "pass-meta-data"?: {
                    /** @description For your own integrations; never shown. */
                    "user-email"?: string | "" | null;
                    /** @description For your own integrations, digits only; never shown. */
                    "user-phone"?: (string | number) | "" | null;
                } | "" | null;
                /** @description Key/value pairs of your own, at most 4 KB of JSON without half surrogate pairs; they come back in events. */
                "reference-data"?: {
                    [key: string]: unknown;
                } | "" | null;
            }[];
        };
        /**
         * updatepassdata
         * @description Changes a pass, installed or not: fields that you do not send stay. The install link stays, too, and shows the change as soon as the call has returned.
         */
        updatepassdataRequest: {
            /**
             * @description `updatepassdata`, in any letter case.
             * @example updatepassdata
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            "pass-id": components["schemas"]["PassId"];
            /** @description True: the push overtakes those of other updates. */
            priority?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description True only tells what the call would do, with its warnings: nothing is stored or sent. */
            "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description True makes a new version even if nothing changes: phones and Wallet B get the pass again, without a notification. */
            "send-again"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description New status; may be in pass-data instead. */
            "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
            /** @description The passenger’s data on the pass. */
            "pass-data"?: {
                /** @description Shown on the pass. */
                "passenger-name"?: string | number | null;
                /** @description Shown on the pass. */
                "boarding-group"?: string | number | null;
                /** @description Shown on the pass. */
                "boarding-position"?: string | number | null;
                /** @description Shown on the pass. */
                "seat-number"?: string | number | null;
                /**
                 * @description In any letter case; by default confirmed. The others need no seat-number, boarding-group and boarding-position, and Standby, Infant or Seat at gate stands where the seat would.
                 * @enum {unknown}
                 */
                "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated" | "CONFIRMED" | "STANDBY" | "INFANT" | "UNSEATED" | "Confirmed" | "Standby" | "Infant" | "Unseated" | "" | null;
                /** @description Code of the booking. */
                "confirmation-number"?: string | number | null;
                /** @description By default the template’s. */
                "boarding-seat-class"?: string | number | null;
                /** @description Shown on the pass. */
                "sequence-number"?: string | number | null;
                /** @description Number of the e-ticket. */
                "ticket-number"?: string | number | null;
                /** @description Shown before the number. */
                "frequent-flyer-program-name"?: string | number | null;
                /** @description Shown on the pass. */
                "frequent-flyer-name-number"?: string | number | null;
                /** @description Text that the template’s barcode-type carries. By default a generated one where the template says so, else the template’s. */
                "barcode-value"?: string | number | null;
                /** @description By default the template’s. Wallet B. */
                "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /**
                 * @description ISO 8601, read as UTC whatever offset it has; by default the template’s expiration.
                 * @example 2027-03-16T02:00:00Z
                 */
                "expiration-timestamp"?: string | "" | null;
                /** @description Text of your own, such as a booking’s code: passes with the same one are kept together by both wallets, and have a page together. Kept only as a keyed hash. */
                "group-id"?: string | number | null;
                /** @description In place of the template’s; each with a key of its own, relevant-1 to relevant-10. */
                "relevant-locations"?: {
                    latitude: number | string;
                    longitude: number | string;
                    "relevant-text"?: string | number | null;
                    key: string;
                }[] | "" | null;
                /** @description In place of the template’s; each with a key of its own, ibeacon-1 to ibeacon-10. Wallet A. */
                ibeacons?: {
                    "proximity-uuid": string;
                    major?: number | string | null;
                    minor?: number | string | null;
                    "relevant-text"?: string | number | null;
                    key: string;
                }[] | "" | null;
                /** @description Special services of IATA that the passenger has, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW, WCLB, WCOB and INFT have a badge. */
                "service-requests"?: string[] | "" | null;
                /** @description Service codes of your own airline; Apple documents no badge for them. Wallet A. */
                "airline-service-requests"?: (string | number)[] | "" | null;
                /** @description Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant. */
                "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant" | "PRE-BOARDING" | "PRIORITY-BOARDING" | "CARRY-ON" | "PERSONAL-ITEM" | "LAP-INFANT" | "Pre-boarding" | "Priority-boarding" | "Carry-on" | "Personal-item" | "Lap-infant")[] | "" | null;
                /** @description Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown where origin-security-programs or destination-security-programs has it, too. */
                "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
                /** @description Whether the papers for an international flight have been checked. The badge is documents-declaration. */
                "documents-verified"?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description Words of the badge for verified documents, such as DOCS OK; shown with documents-verified True. */
                "documents-declaration"?: string | number | null;
                /** @description Priority of the passenger, such as Gold. */
                "priority-status"?: string | number | null;
                /** @description Level in the frequent-flyer program, such as Senator. Wallet A. */
                "frequent-flyer-status"?: string | number | null;
                /** @description Kind of security check, such as Priority. */
                "security-screening"?: string | number | null;
                /** @description Zone that boards, without the word; Wallet A’s design of iOS 26 shows it in place of boarding-group. */
                "boarding-zone"?: string | number | null;
                /** @description Logo of the security program that the passenger has. Wallet B. */
                "security-program-logo"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Small picture at the barcode, such as a sign of priority. Wallet B. */
                "boarding-privilege-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Manage booking: in place of the template’s. */
                "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Change seat: in place of the template’s. */
                "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Call the airline: in place of the template’s. */
                "contact-phone"?: (string | number) | "" | null;
                /** @description Request a wheelchair: in place of the template’s. */
                "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Service animal: in place of the template’s. */
                "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Add bags: in place of the template’s. */
                "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Track bags: in place of the template’s. */
                "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Report a lost bag: in place of the template’s. */
                "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Upgrade: in place of the template’s. */
                "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Order a meal: in place of the template’s. */
                "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Lounge access: in place of the template’s. */
                "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Wi-Fi: in place of the template’s. */
                "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Entertainment: in place of the template’s. */
                "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description E-mail the airline: in place of the template’s. */
                "contact-email"?: string | "" | null;
                /** @description Airline website: in place of the template’s. */
                "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description The same as boarding-seat-class. */
                "boarding-Seat-class"?: string | number | null;
                /** @description New status; may stand beside pass-data as well. active after the expiration is refused (E9018), unless expiration-timestamp moves it. */
                "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
                /** @description Text of the notification for this update; by default what has changed. */
                "pass-update-notification"?: string | number | null;
            } | "" | null;
            /** @description Contact data of the passenger; never shown. */
            "pass-meta-data"?: {
                /** @description For your own integrations; never shown. */
                "user-email"?: string | "" | null;
                /** @description For your own integrations, digits only; never shown. */
                "user-phone"?: (string | number) | "" | null;
            } | "" | null;
        };
        /**
         * updatepasses
         * @description Changes up to 500 passes, of one template or of several. Each row is answered as updatepassdata answers a call of its own.
         */
        updatepassesRequest: {
            /**
             * @description `updatepasses`, in any letter case.
             * @example updatepasses
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            /** @description Of the rows without one. */
            "pass-template-id"?: components["schemas"]["PassTemplateId"] | "" | null;
            /** @description One row for each pass, at most 500. */
            passes: {
                "pass-template-id"?: components["schemas"]["PassTemplateId"];
                "pass-id": components["schemas"]["PassId"];
                /** @description True: the push overtakes those of other updates. */
                priority?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description True only tells what the call would do, with its warnings: nothing is stored or sent. */
                "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description True makes a new version even if nothing changes: phones and Wallet B get the pass again, without a notification. */
                "send-again"?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description New status; may be in pass-data instead. */
                "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
                /** @description The passenger’s data on the pass. */
                "pass-data"?: {
                    /** @description Shown on the pass. */
                    "passenger-name"?: string | number | null;
                    /** @description Shown on the pass. */
                    "boarding-group"?: string | number | null;
                    /** @description Shown on the pass. */
                    "boarding-position"?: string | number | null;
                    /** @description Shown on the pass. */
                    "seat-number"?: string | number | null;
                    /**
                     * @description In any letter case; by default confirmed. The others need no seat-number, boarding-group and boarding-position, and Standby, Infant or Seat at gate stands where the seat would.
                     * @enum {unknown}
                     */
                    "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated" | "CONFIRMED" | "STANDBY" | "INFANT" | "UNSEATED" | "Confirmed" | "Standby" | "Infant" | "Unseated" | "" | null;
                    /** @description Code of the booking. */
                    "confirmation-number"?: string | number | null;
                    /** @description By default the template’s. */
                    "boarding-seat-class"?: string | number | null;
                    /** @description Shown on the pass. */
                    "sequence-number"?: string | number | null;
                    /** @description Number of the e-ticket. */
                    "ticket-number"?: string | number | null;
                    /** @description Shown before the number. */
                    "frequent-flyer-program-name"?: string | number | null;
                    /** @description Shown on the pass. */
                    "frequent-flyer-name-number"?: string | number | null;
                    /** @description Text that the template’s barcode-type carries. By default a generated one where the template says so, else the template’s. */
                    "barcode-value"?: string | number | null;
                    /** @description By default the template’s. Wallet B. */
                    "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /**
                     * @description ISO 8601, read as UTC whatever offset it has; by default the template’s expiration.
                     * @example 2027-03-16T02:00:00Z
                     */
                    "expiration-timestamp"?: string | "" | null;
                    /** @description Text of your own, such as a booking’s code: passes with the same one are kept together by both wallets, and have a page together. Kept only as a keyed hash. */
                    "group-id"?: string | number | null;
                    /** @description In place of the template’s; each with a key of its own, relevant-1 to relevant-10. */
                    "relevant-locations"?: {
                        latitude: number | string;
                        longitude: number | string;
                        "relevant-text"?: string | number | null;
                        key: string;
                    }[] | "" | null;
                    /** @description In place of the template’s; each with a key of its own, ibeacon-1 to ibeacon-10. Wallet A. */
                    ibeacons?: {
                        "proximity-uuid": string;
                        major?: number | string | null;
                        minor?: number | string | null;
                        "relevant-text"?: string | number | null;
                        key: string;
                    }[] | "" | null;
                    /** @description Special services of IATA that the passenger has, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW, WCLB, WCOB and INFT have a badge. */
                    "service-requests"?: string[] | "" | null;
                    /** @description Service codes of your own airline; Apple documents no badge for them. Wallet A. */
                    "airline-service-requests"?: (string | number)[] | "" | null;
                    /** @description Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant. */
                    "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant" | "PRE-BOARDING" | "PRIORITY-BOARDING" | "CARRY-ON" | "PERSONAL-ITEM" | "LAP-INFANT" | "Pre-boarding" | "Priority-boarding" | "Carry-on" | "Personal-item" | "Lap-infant")[] | "" | null;
                    /** @description Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown where origin-security-programs or destination-security-programs has it, too. */
                    "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
                    /** @description Whether the papers for an international flight have been checked. The badge is documents-declaration. */
                    "documents-verified"?: components["schemas"]["TrueFalse"] | "" | null;
                    /** @description Words of the badge for verified documents, such as DOCS OK; shown with documents-verified True. */
                    "documents-declaration"?: string | number | null;
                    /** @description Priority of the passenger, such as Gold. */
                    "priority-status"?: string | number | null;
                    /** @description Level in the frequent-flyer program, such as Senator. Wallet A. */
                    "frequent-flyer-status"?: string | number | null;
                    /** @description Kind of security check, such as Priority. */
                    "security-screening"?: string | number | null;
                    /** @description Zone that boards, without the word; Wallet A’s design of iOS 26 shows it in place of boarding-group. */
                    "boarding-zone"?: string | number | null;
                    /** @description Logo of the security program that the passenger has. Wallet B. */
                    "security-program-logo"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Small picture at the barcode, such as a sign of priority. Wallet B. */
                    "boarding-privilege-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Manage booking: in place of the template’s. */
                    "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Change seat: in place of the template’s. */
                    "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Call the airline: in place of the template’s. */
                    "contact-phone"?: (string | number) | "" | null;
                    /** @description Request a wheelchair: in place of the template’s. */
                    "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Service animal: in place of the template’s. */
                    "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Add bags: in place of the template’s. */
                    "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Track bags: in place of the template’s. */
                    "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Report a lost bag: in place of the template’s. */
                    "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Upgrade: in place of the template’s. */
                    "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Order a meal: in place of the template’s. */
                    "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Lounge access: in place of the template’s. */
                    "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Wi-Fi: in place of the template’s. */
                    "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Entertainment: in place of the template’s. */
                    "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description E-mail the airline: in place of the template’s. */
                    "contact-email"?: string | "" | null;
                    /** @description Airline website: in place of the template’s. */
                    "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description The same as boarding-seat-class. */
                    "boarding-Seat-class"?: string | number | null;
                    /** @description New status; may stand beside pass-data as well. active after the expiration is refused (E9018), unless expiration-timestamp moves it. */
                    "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
                    /** @description Text of the notification for this update; by default what has changed. */
                    "pass-update-notification"?: string | number | null;
                } | "" | null;
                /** @description Contact data of the passenger; never shown. */
                "pass-meta-data"?: {
                    /** @description For your own integrations; never shown. */
                    "user-email"?: string | "" | null;
                    /** @description For your own integrations, digits only; never shown. */
                    "user-phone"?: (string | number) | "" | null;
                } | "" | null;
            }[];
        };
        /**
         * movepass
         * @description Moves a pass that the passenger already has to another flight. Its pass-id, install link, serial number and group stay, so nobody installs anything again.
         */
        movepassRequest: {
            /**
             * @description `movepass`, in any letter case.
             * @example movepass
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            "to-pass-template-id": components["schemas"]["PassTemplateId"];
            "pass-id": components["schemas"]["PassId"];
            /** @description True: the push overtakes those of other updates. */
            priority?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description True only tells what the call would do, with its warnings: nothing is stored or sent. */
            "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description The passenger’s data on the pass. */
            "pass-data"?: {
                /** @description Shown on the pass. */
                "passenger-name"?: string | number | null;
                /** @description Shown on the pass. */
                "boarding-group"?: string | number | null;
                /** @description Shown on the pass. */
                "boarding-position"?: string | number | null;
                /** @description Shown on the pass. */
                "seat-number"?: string | number | null;
                /**
                 * @description In any letter case; by default confirmed. The others need no seat-number, boarding-group and boarding-position, and Standby, Infant or Seat at gate stands where the seat would.
                 * @enum {unknown}
                 */
                "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated" | "CONFIRMED" | "STANDBY" | "INFANT" | "UNSEATED" | "Confirmed" | "Standby" | "Infant" | "Unseated" | "" | null;
                /** @description Code of the booking. */
                "confirmation-number"?: string | number | null;
                /** @description By default the template’s. */
                "boarding-seat-class"?: string | number | null;
                /** @description Shown on the pass. */
                "sequence-number"?: string | number | null;
                /** @description Number of the e-ticket. */
                "ticket-number"?: string | number | null;
                /** @description Shown before the number. */
                "frequent-flyer-program-name"?: string | number | null;
                /** @description Shown on the pass. */
                "frequent-flyer-name-number"?: string | number | null;
                /** @description Text that the template’s barcode-type carries. By default a generated one where the template says so, else the template’s. */
                "barcode-value"?: string | number | null;
                /** @description By default the template’s. Wallet B. */
                "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /**
                 * @description ISO 8601, read as UTC whatever offset it has; by default the template’s expiration.
                 * @example 2027-03-16T02:00:00Z
                 */
                "expiration-timestamp"?: string | "" | null;
                /** @description Text of your own, such as a booking’s code: passes with the same one are kept together by both wallets, and have a page together. Kept only as a keyed hash. */
                "group-id"?: string | number | null;
                /** @description In place of the template’s; each with a key of its own, relevant-1 to relevant-10. */
                "relevant-locations"?: {
                    latitude: number | string;
                    longitude: number | string;
                    "relevant-text"?: string | number | null;
                    key: string;
                }[] | "" | null;
                /** @description In place of the template’s; each with a key of its own, ibeacon-1 to ibeacon-10. Wallet A. */
                ibeacons?: {
                    "proximity-uuid": string;
                    major?: number | string | null;
                    minor?: number | string | null;
                    "relevant-text"?: string | number | null;
                    key: string;
                }[] | "" | null;
                /** @description Special services of IATA that the passenger has, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW, WCLB, WCOB and INFT have a badge. */
                "service-requests"?: string[] | "" | null;
                /** @description Service codes of your own airline; Apple documents no badge for them. Wallet A. */
                "airline-service-requests"?: (string | number)[] | "" | null;
                /** @description Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant. */
                "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant" | "PRE-BOARDING" | "PRIORITY-BOARDING" | "CARRY-ON" | "PERSONAL-ITEM" | "LAP-INFANT" | "Pre-boarding" | "Priority-boarding" | "Carry-on" | "Personal-item" | "Lap-infant")[] | "" | null;
                /** @description Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown where origin-security-programs or destination-security-programs has it, too. */
                "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
                /** @description Whether the papers for an international flight have been checked. The badge is documents-declaration. */
                "documents-verified"?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description Words of the badge for verified documents, such as DOCS OK; shown with documents-verified True. */
                "documents-declaration"?: string | number | null;
                /** @description Priority of the passenger, such as Gold. */
                "priority-status"?: string | number | null;
                /** @description Level in the frequent-flyer program, such as Senator. Wallet A. */
                "frequent-flyer-status"?: string | number | null;
                /** @description Kind of security check, such as Priority. */
                "security-screening"?: string | number | null;
                /** @description Zone that boards, without the word; Wallet A’s design of iOS 26 shows it in place of boarding-group. */
                "boarding-zone"?: string | number | null;
                /** @description Logo of the security program that the passenger has. Wallet B. */
                "security-program-logo"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Small picture at the barcode, such as a sign of priority. Wallet B. */
                "boarding-privilege-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Manage booking: in place of the template’s. */
                "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Change seat: in place of the template’s. */
                "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Call the airline: in place of the template’s. */
                "contact-phone"?: (string | number) | "" | null;
                /** @description Request a wheelchair: in place of the template’s. */
                "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Service animal: in place of the template’s. */
                "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Add bags: in place of the template’s. */
                "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Track bags: in place of the template’s. */
                "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Report a lost bag: in place of the template’s. */
                "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Upgrade: in place of the template’s. */
                "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Order a meal: in place of the template’s. */
                "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Lounge access: in place of the template’s. */
                "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Wi-Fi: in place of the template’s. */
                "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Entertainment: in place of the template’s. */
                "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description E-mail the airline: in place of the template’s. */
                "contact-email"?: string | "" | null;
                /** @description Airline website: in place of the template’s. */
                "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description The same as boarding-seat-class. */
                "boarding-Seat-class"?: string | number | null;
                /** @description New status; may stand beside pass-data as well. active after the expiration is refused (E9018), unless expiration-timestamp moves it. */
                "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
                /** @description Text of the notification for this update; by default what has changed. */
                "pass-update-notification"?: string | number | null;
            } | "" | null;
        };
        /**
         * movepasses
         * @description Moves up to 500 passes, to one flight or to several. Each row is answered as movepass answers a call of its own.
         */
        movepassesRequest: {
            /**
             * @description `movepasses`, in any letter case.
             * @example movepasses
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            /** @description Of the rows without one. */
            "pass-template-id"?: components["schemas"]["PassTemplateId"] | "" | null;
            /** @description Of the rows without one. */
            "to-pass-template-id"?: components["schemas"]["PassTemplateId"] | "" | null;
            /** @description One row for each pass, at most 500. */
            passes: {
                "pass-template-id"?: components["schemas"]["PassTemplateId"];
                "to-pass-template-id"?: components["schemas"]["PassTemplateId"];
                "pass-id": components["schemas"]["PassId"];
                /** @description True: the push overtakes those of other updates. */
                priority?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description True only tells what the call would do, with its warnings: nothing is stored or sent. */
                "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description The passenger’s data on the pass. */
                "pass-data"?: {
                    /** @description Shown on the pass. */
                    "passenger-name"?: string | number | null;
                    /** @description Shown on the pass. */
                    "boarding-group"?: string | number | null;
                    /** @description Shown on the pass. */
                    "boarding-position"?: string | number | null;
                    /** @description Shown on the pass. */
                    "seat-number"?: string | number | null;
                    /**
                     * @description In any letter case; by default confirmed. The others need no seat-number, boarding-group and boarding-position, and Standby, Infant or Seat at gate stands where the seat would.
                     * @enum {unknown}
                     */
                    "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated" | "CONFIRMED" | "STANDBY" | "INFANT" | "UNSEATED" | "Confirmed" | "Standby" | "Infant" | "Unseated" | "" | null;
                    /** @description Code of the booking. */
                    "confirmation-number"?: string | number | null;
                    /** @description By default the template’s. */
                    "boarding-seat-class"?: string | number | null;
                    /** @description Shown on the pass. */
                    "sequence-number"?: string | number | null;
                    /** @description Number of the e-ticket. */
                    "ticket-number"?: string | number | null;
                    /** @description Shown before the number. */
                    "frequent-flyer-program-name"?: string | number | null;
                    /** @description Shown on the pass. */
                    "frequent-flyer-name-number"?: string | number | null;
                    /** @description Text that the template’s barcode-type carries. By default a generated one where the template says so, else the template’s. */
                    "barcode-value"?: string | number | null;
                    /** @description By default the template’s. Wallet B. */
                    "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /**
                     * @description ISO 8601, read as UTC whatever offset it has; by default the template’s expiration.
                     * @example 2027-03-16T02:00:00Z
                     */
                    "expiration-timestamp"?: string | "" | null;
                    /** @description Text of your own, such as a booking’s code: passes with the same one are kept together by both wallets, and have a page together. Kept only as a keyed hash. */
                    "group-id"?: string | number | null;
                    /** @description In place of the template’s; each with a key of its own, relevant-1 to relevant-10. */
                    "relevant-locations"?: {
                        latitude: number | string;
                        longitude: number | string;
                        "relevant-text"?: string | number | null;
                        key: string;
                    }[] | "" | null;
                    /** @description In place of the template’s; each with a key of its own, ibeacon-1 to ibeacon-10. Wallet A. */
                    ibeacons?: {
                        "proximity-uuid": string;
                        major?: number | string | null;
                        minor?: number | string | null;
                        "relevant-text"?: string | number | null;
                        key: string;
                    }[] | "" | null;
                    /** @description Special services of IATA that the passenger has, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW, WCLB, WCOB and INFT have a badge. */
                    "service-requests"?: string[] | "" | null;
                    /** @description Service codes of your own airline; Apple documents no badge for them. Wallet A. */
                    "airline-service-requests"?: (string | number)[] | "" | null;
                    /** @description Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant. */
                    "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant" | "PRE-BOARDING" | "PRIORITY-BOARDING" | "CARRY-ON" | "PERSONAL-ITEM" | "LAP-INFANT" | "Pre-boarding" | "Priority-boarding" | "Carry-on" | "Personal-item" | "Lap-infant")[] | "" | null;
                    /** @description Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown where origin-security-programs or destination-security-programs has it, too. */
                    "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
                    /** @description Whether the papers for an international flight have been checked. The badge is documents-declaration. */
                    "documents-verified"?: components["schemas"]["TrueFalse"] | "" | null;
                    /** @description Words of the badge for verified documents, such as DOCS OK; shown with documents-verified True. */
                    "documents-declaration"?: string | number | null;
                    /** @description Priority of the passenger, such as Gold. */
                    "priority-status"?: string | number | null;
                    /** @description Level in the frequent-flyer program, such as Senator. Wallet A. */
                    "frequent-flyer-status"?: string | number | null;
                    /** @description Kind of security check, such as Priority. */
                    "security-screening"?: string | number | null;
                    /** @description Zone that boards, without the word; Wallet A’s design of iOS 26 shows it in place of boarding-group. */
                    "boarding-zone"?: string | number | null;
                    /** @description Logo of the security program that the passenger has. Wallet B. */
                    "security-program-logo"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Small picture at the barcode, such as a sign of priority. Wallet B. */
                    "boarding-privilege-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Manage booking: in place of the template’s. */
                    "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Change seat: in place of the template’s. */
                    "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Call the airline: in place of the template’s. */
                    "contact-phone"?: (string | number) | "" | null;
                    /** @description Request a wheelchair: in place of the template’s. */
                    "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Service animal: in place of the template’s. */
                    "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Add bags: in place of the template’s. */
                    "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Track bags: in place of the template’s. */
                    "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Report a lost bag: in place of the template’s. */
                    "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Upgrade: in place of the template’s. */
                    "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Order a meal: in place of the template’s. */
                    "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Lounge access: in place of the template’s. */
                    "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Wi-Fi: in place of the template’s. */
                    "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Entertainment: in place of the template’s. */
                    "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description E-mail the airline: in place of the template’s. */
                    "contact-email"?: string | "" | null;
                    /** @description Airline website: in place of the template’s. */
                    "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description The same as boarding-seat-class. */
                    "boarding-Seat-class"?: string | number | null;
                    /** @description New status; may stand beside pass-data as well. active after the expiration is refused (E9018), unless expiration-timestamp moves it. */
                    "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
                    /** @description Text of the notification for this update; by default what has changed. */
                    "pass-update-notification"?: string | number | null;
                } | "" | null;
            }[];
        };
        /**
         * getpassdata
         * @description Shows all that a pass shows, its own values before those of its template. It also says whether the pass is in a wallet.
         */
        getpassdataRequest: {
            /**
             * @description `getpassdata`, in any letter case.
             * @example getpassdata
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            "pass-id": components["schemas"]["PassId"];
        };
        /**
         * explainpass
         * @description Explains why a passenger does not see the current pass, for each wallet and device, and what to do. It says what is on record, and changes nothing.
         */
        explainpassRequest: {
            /**
             * @description `explainpass`, in any letter case.
             * @example explainpass
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            "pass-id": components["schemas"]["PassId"];
        };
        /**
         * getpassids
         * @description Lists the passes of a template, oldest first, without deleted and archived ones. Past the end a page is empty.
         */
        getpassidsRequest: {
            /**
             * @description `getpassids`, in any letter case.
             * @example getpassids
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            /**
             * @description Only passes in this state in Wallet A; not for a template with more than 10,000 passes.
             * @enum {unknown}
             */
            "walleta-status"?: "not-installed" | "installed" | "removed" | "NOT-INSTALLED" | "INSTALLED" | "REMOVED" | "Not-installed" | "Installed" | "Removed" | "" | null;
            /**
             * @description Only passes in this state in Wallet B; not for a template with more than 10,000 passes.
             * @enum {unknown}
             */
            "walletb-status"?: "not-installed" | "installed" | "removed" | "NOT-INSTALLED" | "INSTALLED" | "REMOVED" | "Not-installed" | "Installed" | "Removed" | "" | null;
            /** @description From 1, which is the default. */
            "page-number"?: number | string | "" | null;
            /** @description 1 to 1,000, by default 100. */
            "items-per-page"?: number | string | "" | null;
        };
        /**
         * deletepassdata
         * @description Removes the record of a pass, and its files. The pass on the phone stays, and the pass-id stays used.
         */
        deletepassdataRequest: {
            /**
             * @description `deletepassdata`, in any letter case.
             * @example deletepassdata
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            "pass-id": components["schemas"]["PassId"];
        };
        /**
         * createpassissuancelink
         * @description Makes a link for an e-mail or a web page. A passenger who follows it gets a pass from the data in its address.
         */
        createpassissuancelinkRequest: {
            /**
             * @description `createpassissuancelink`, in any letter case.
             * @example createpassissuancelink
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            /** @description Your name of the link. Also accepted as issuance-link-name. */
            "link-name": string | number;
            /**
             * @description ISO 8601: until when the link works, local in link-expiration-timezone; an offset is ignored.
             * @example 2027-03-16T02:00:00
             */
            "link-expiration-timestamp"?: string | "" | null;
            /** @description Required with link-expiration-timestamp. */
            "link-expiration-timezone"?: components["schemas"]["TimeZone"] | "" | null;
            /** @description How many passes it makes at most; by default any number. */
            "link-generation-limit"?: number | string | "" | null;
            /** @description By default ACTIVE. */
            "link-status"?: components["schemas"]["LinkStatus"] | "" | null;
            /** @description Whether following the link updates a pass that exists; by default False. */
            "update-pass-data"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description Required where a variable has value-encryption. Key and iv are 32 and 16 letters and digits; they never come back. */
            "encryption-settings"?: {
                /**
                 * @description In any letter case.
                 * @enum {unknown}
                 */
                "encryption-name": "AES-CBC" | "aes-cbc" | "Aes-cbc";
                "secret-key": string;
                iv: string;
            } | "" | null;
            /** @description Checksum over the query-string or the full link, best HMAC-SHA256. checksum is also accepted as checksum-algorithm. */
            "link-protection"?: components["schemas"]["LinkProtection"] | "" | null;
            /** @description The values that the link carries: at least one; latitude and longitude of a place together. */
            "pass-variables": components["schemas"]["PassVariables"];
            /** @description Template of the account, else E9006. */
            "pass-template-id": components["schemas"]["PassTemplateId"];
        };
        /**
         * updatepassissuancelink
         * @description Changes the fields of a link that you send, and keeps the others. pass-variables, encryption-settings and link- protection are replaced as a whole.
         */
        updatepassissuancelinkRequest: {
            /**
             * @description `updatepassissuancelink`, in any letter case.
             * @example updatepassissuancelink
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            /** @description Id of the link, as createpassissuancelink gives it. */
            "issuance-link-id": string | number;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            /** @description Your name of the link. Also accepted as issuance-link-name. */
            "link-name"?: string | number | null;
            /**
             * @description ISO 8601: until when the link works, local in link-expiration-timezone; an offset is ignored.
             * @example 2027-03-16T02:00:00
             */
            "link-expiration-timestamp"?: string | "" | null;
            /** @description Required with link-expiration-timestamp. */
            "link-expiration-timezone"?: components["schemas"]["TimeZone"] | "" | null;
            /** @description How many passes it makes at most; by default any number. */
            "link-generation-limit"?: number | string | "" | null;
            /** @description By default ACTIVE. */
            "link-status"?: components["schemas"]["LinkStatus"] | "" | null;
            /** @description Whether following the link updates a pass that exists; by default False. */
            "update-pass-data"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description Required where a variable has value-encryption. Key and iv are 32 and 16 letters and digits; they never come back. */
            "encryption-settings"?: {
                /**
                 * @description In any letter case.
                 * @enum {unknown}
                 */
                "encryption-name": "AES-CBC" | "aes-cbc" | "Aes-cbc";
                "secret-key": string;
                iv: string;
            } | "" | null;
            /** @description Checksum over the query-string or the full link, best HMAC-SHA256. checksum is also accepted as checksum-algorithm. */
            "link-protection"?: components["schemas"]["LinkProtection"] | "" | null;
            /** @description The values that the link carries: at least one; latitude and longitude of a place together. */
            "pass-variables"?: components["schemas"]["PassVariables"] | null;
        };
        /**
         * checkpassissuancelink
         * @description Explains why a link is refused, or what following it would do. It makes, counts and changes nothing, by the code that follows links.
         */
        checkpassissuancelinkRequest: {
            /**
             * @description `checkpassissuancelink`, in any letter case.
             * @example checkpassissuancelink
             */
            action: string;
            /** @description Not heeded: the key is in the header x-api-key. */
            "api-key"?: unknown;
            /** @description The whole link as the passenger gets it, with the current base of the service or a former one. */
            url: string | number;
        };
        /** Answer of createpasstemplate */
        createpasstemplateAnswer: {
            /** @constant */
            status: "success";
            /** @description Id of the template. */
            "pass-template-id": string;
            /** @description Accepted values that may not do what you expect; only if there are any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of updatepasstemplate */
        updatepasstemplateAnswer: {
            /** @constant */
            status: "success";
            /** @description Id of the template. */
            "pass-template-id": string;
            /** @description Accepted values that may not do what you expect; only if there are any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of copytemplate */
        copytemplateAnswer: {
            /** @constant */
            status: "success";
            /** @description Id of the template. */
            "pass-template-id": string;
            /** @description Accepted values that may not do what you expect; only if there are any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of getpasstemplate */
        getpasstemplateAnswer: {
            /** @constant */
            status: "success";
            /** @description Id of the template. */
            "pass-template-id": string;
            /**
             * @description Only of a brand: brand.
             * @constant
             */
            "template-kind"?: "brand";
            /** @description All that the template shows, with its static passenger. */
            "pass-template": {
                /** @description carrier-airline-logo. The address as sent, "" for none. */
                "logo-url": string;
                /** @description Name of the airline. */
                "carrier-airline-name": string;
                /** @description carrier-alliance-logo. The address as sent, "" for none. */
                "footer-url": string;
                /** @description strip-image. The address as sent, "" for none. */
                "strip-url": string;
                /** @description Value of the pass, else generated, else the template’s; "" for none. */
                "barcode-value": string;
                /** @description Text below the barcode, "" for none. */
                "barcode-text": string;
                /** @description IATA code. */
                "origin-airport-code": string;
                /** @description origin-airport-label. As sent, "" for none. */
                "origin-airport-name": string;
                /** @description IATA code. */
                "destination-airport-code": string;
                /** @description destination-airport-label. As sent, "" for none. */
                "destination-airport-name": string;
                /** @description As sent, "" for none. */
                "origin-terminal": string;
                /** @description As sent, "" for none. */
                "origin-gate": string;
                /** @description Class of the pass, else the template’s; "" for none. */
                "boarding-seat-class": string;
                /** @description Local, as `March 15, 2027 5:05 PM`. */
                "boarding-date-time": string;
                /** @description Number without the airline. */
                "flight-number": string;
                /** @description As sent, "" for none. */
                "passenger-name": string;
                /** @description As sent, "" for none. */
                "boarding-group": string;
                /** @description As sent, "" for none. */
                "seat-number": string;
                /** @description As sent, "" for none. */
                "confirmation-number": string;
                /** @description Local, as `March 15, 2027 5:05 PM`. */
                "scheduled-departure-time": string;
                /** @description As sent, "" for none. */
                "ticket-number": string;
                /** @description Local, as `March 15, 2027 5:05 PM`. "" for none. */
                "scheduled-arrival-time": string;
                /** @description As sent, "" for none. */
                "arrival-terminal": string;
                /** @description As sent, "" for none. */
                "arrival-gate": string;
                /** @description The address as sent, "" for none. */
                "additional-image": string;
                /** @description In its timezone, as `March 16, 2027 3:00 AM`; "" for none. */
                "expiration-timestamp": string;
                /** @description As sent, "" for none. */
                "boarding-position": string;
                /** @description As sent, "" for none. */
                "sequence-number": string;
                /** @description As sent, "" for none. */
                "boarding-door": string;
                /** @description As sent, "" for none. */
                "frequent-flyer-name-number": string;
                /** @description As sent, "" for none. */
                message1: string;
                /** @description As sent, "" for none. */
                message2: string;
                /** @description Always "". */
                message3: string;
                /** @description As sent, "" for none. */
                "text-module": string;
                /** @description Text as sent, or Redeemed, Expired or Voided. */
                "info-module": string;
                /** @description As sent, "" for none. */
                "link1-URI": string;
                /** @description As sent, "" for none. */
                "link2-URI": string;
                /** @description As sent, "" for none. */
                "home-page-URI": string;
                /** @description With keys; [] for none. */
                "relevant-locations": {
                    key: string;
                    latitude: string;
                    longitude: string;
                    "relevant-text": string;
                }[];
                /** @description With keys; [] for none. */
                ibeacons: {
                    key: string;
                    "proximity-uuid": string;
                    major: string;
                    minor: string;
                    "relevant-text": string;
                }[];
                /** @description pass-template-name. */
                "pass-name": string;
                /** @description Boarding Pass. */
                "pass-type": string;
                /** @description Name of the airline. */
                organization: string;
                /** @description As sent, "" for none. */
                description: string;
                /** @description Whether the barcode’s value stands below it. */
                "display-alternate-barcode-text": boolean;
                /**
                 * @description As sent; only when it is set.
                 * @enum {string}
                 */
                "barcode-check"?: "off" | "warn" | "refuse";
                /**
                 * @description As sent; only when it is set.
                 * @enum {string}
                 */
                "flight-status"?: "scheduled" | "delayed" | "boarding" | "gate-closed" | "departed" | "arrived" | "cancelled" | "diverted";
                /** @description As sent; only when it is set. */
                "flight-status-reason"?: string;
                /** @description Local, as `March 15, 2027 5:05 PM`. Only when it is set. */
                "estimated-boarding-time"?: string;
                /** @description As sent; only when it is set. */
                "walleta-own-data"?: boolean;
                /** @description As sent; only when it is set. */
                "void-passes"?: boolean;
                /** @description As sent; only when it is set. */
                "manage-booking-url"?: string;
                /** @description As sent; only when it is set. */
                "change-seat-url"?: string;
                /** @description As sent; only when it is set. */
                "contact-phone"?: string;
                /** @description As sent; only when it is set. */
                "wheelchair-url"?: string;
                /** @description As sent; only when it is set. */
                "service-animal-url"?: string;
                /** @description As sent; only when it is set. */
                "bags-url"?: string;
                /** @description As sent; only when it is set. */
                "track-bags-url"?: string;
                /** @description As sent; only when it is set. */
                "lost-bag-url"?: string;
                /** @description As sent; only when it is set. */
                "upgrade-url"?: string;
                /** @description As sent; only when it is set. */
                "meals-url"?: string;
                /** @description As sent; only when it is set. */
                "lounge-url"?: string;
                /** @description As sent; only when it is set. */
                "wifi-url"?: string;
                /** @description As sent; only when it is set. */
                "entertainment-url"?: string;
                /** @description As sent; only when it is set. */
                "contact-email"?: string;
                /** @description As sent; only when it is set. */
                "contact-url"?: string;
                /** @description As sent; only when it is set. */
                language?: string;
                /** @description As sent; only when it is set. */
                languages?: string[];
                /** @description As sent; only when it is set. */
                "walletb-own-language"?: boolean;
                /** @description By language, then by field. As sent; only when it is set. */
                translations?: {
                    [key: string]: {
                        [key: string]: string;
                    };
                };
                /** @description As sent; only when it is set. */
                "carrier-iata-code"?: string;
                /** @description As sent; only when it is set. */
                "origin-security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear")[];
                /** @description As sent; only when it is set. */
                "destination-security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear")[];
                /** @description As sent; only when it is set. */
                "lounge-place-id"?: string;
                /** @description As sent; only when it is set. */
                "walleta-classic-design"?: boolean;
                /** @description As sent; only when it is set. */
                "walletb-badge-texts"?: boolean;
            };
        };
        /** Answer of getpasstemplates */
        getpasstemplatesAnswer: {
            /** @constant */
            status: "success";
            /** @description A page of the templates, oldest first. */
            "pass-templates": {
                /** @description Id of the template. */
                "pass-template-id": string;
                /** @description Your name of the template. */
                "pass-template-name": string;
                /**
                 * @description Always boarding-pass.
                 * @constant
                 */
                "pass-template-type": "boarding-pass";
                /** @description UTC, as `03/10/2027 08:00:00`. */
                "created-timestamp": string;
                /** @description UTC, as `03/10/2027 08:00:00`. */
                "last-updated-timestamp": string;
            }[];
        };
        /** Answer of updateflight */
        updateflightAnswer: {
            /** @constant */
            status: "success";
            /**
             * @description Only of a dry run, and then true: nothing was stored or sent.
             * @constant
             */
            "dry-run"?: true;
            /** @description Templates of the flight, oldest first. */
            "pass-templates": {
                /** @description Id of the template. */
                "pass-template-id": string;
                /**
                 * @description Always success: an update changes all templates of the flight, or none.
                 * @constant
                 */
                status: "success";
                /** @description What phones would show, in the template’s own language; only of a dry run, and only where passengers would be notified. */
                notification?: string;
                /** @description The same in the template’s other languages, by their tags. */
                "notification-translations"?: {
                    [key: string]: string;
                };
                /** @description Accepted values that may not do what you expect; only if there are any. */
                warnings?: components["schemas"]["Warning"][];
            }[];
        };
        /** Answer of updateflights */
        updateflightsAnswer: {
            /**
             * @description success if all rows have succeeded, failure if none has, else partial.
             * @enum {string}
             */
            status: "success" | "partial" | "failure";
            /** @description One answer for each row, in the order of the rows: that of a call of its own. */
            results: (components["schemas"]["updateflightAnswer"] | components["schemas"]["Failure"])[];
        };
        /** Answer of getflight */
        getflightAnswer: {
            /** @constant */
            status: "success";
            /** @description Templates of the flight with their names, oldest first. */
            "pass-templates": {
                /** @description Id of the template. */
                "pass-template-id": string;
                /** @description Your name of the template. */
                "pass-template-name": string;
                /** @description Fields of the flight as sent, those that are set; with a template those in which templates differ. */
                "flight-data"?: {
                    "flight-number-label"?: string;
                    /** @description Number without the airline. */
                    "flight-number"?: string;
                    "origin-airport"?: string;
                    "origin-airport-label"?: string;
                    /** @description As sent, "" for none. */
                    "origin-terminal"?: string;
                    /** @description As sent, "" for none. */
                    "origin-gate"?: string;
                    "destination-airport"?: string;
                    "destination-airport-label"?: string;
                    /** @description As sent, "" for none. */
                    "arrival-terminal"?: string;
                    /** @description As sent, "" for none. */
                    "arrival-gate"?: string;
                    "boarding-time"?: string;
                    "gate-closing-time"?: string;
                    "departure-time"?: string;
                    "estimated-departure-time"?: string;
                    "arrival-time"?: string;
                    "estimated-arrival-time"?: string;
                    "relevance-date-time"?: string;
                    "relevance-date-timezone"?: string;
                    /** @description As sent, "" for none. */
                    "boarding-door"?: string;
                    /** @description Status of the flight on its day; only when it is set. */
                    "flight-status"?: string;
                    /** @description As sent; only when it is set. */
                    "flight-status-reason"?: string;
                    /** @description Local, as `March 15, 2027 5:05 PM`. Only when it is set. */
                    "estimated-boarding-time"?: string;
                };
            }[];
            /** @description Fields of the flight as sent, those that are set; with a template those in which templates differ. */
            "flight-data": {
                "flight-number-label"?: string;
                /** @description Number without the airline. */
                "flight-number"?: string;
                "origin-airport"?: string;
                "origin-airport-label"?: string;
                /** @description As sent, "" for none. */
                "origin-terminal"?: string;
                /** @description As sent, "" for none. */
                "origin-gate"?: string;
                "destination-airport"?: string;
                "destination-airport-label"?: string;
                /** @description As sent, "" for none. */
                "arrival-terminal"?: string;
                /** @description As sent, "" for none. */
                "arrival-gate"?: string;
                "boarding-time"?: string;
                "gate-closing-time"?: string;
                "departure-time"?: string;
                "estimated-departure-time"?: string;
                "arrival-time"?: string;
                "estimated-arrival-time"?: string;
                "relevance-date-time"?: string;
                "relevance-date-timezone"?: string;
                /** @description As sent, "" for none. */
                "boarding-door"?: string;
                /** @description Status of the flight on its day; only when it is set. */
                "flight-status"?: string;
                /** @description As sent; only when it is set. */
                "flight-status-reason"?: string;
                /** @description Local, as `March 15, 2027 5:05 PM`. Only when it is set. */
                "estimated-boarding-time"?: string;
            };
            /** @description Number of passes. */
            passes: number;
            /** @description Passes installed in Wallet A; up to 10,000 passes. */
            "installed-walleta"?: number;
            /** @description Passes installed in Wallet B; up to 10,000 passes. */
            "installed-walletb"?: number;
            /** @description Installs that have been notified of pass and flight as they are now; up to 10,000 passes. */
            told?: number;
            /** @description Installs that have pass and flight as they are now; up to 10,000 passes. */
            fetched?: number;
            /** @description Age in seconds of the oldest push that Apple has taken and whose phone has not fetched since; only if there is one. */
            "oldest-not-fetched-seconds"?: number;
        };
        /** Answer of generatepass */
        generatepassAnswer: {
            /** @constant */
            status: "success";
            /** @description Your id of the pass. */
            "pass-id": string;
            /**
             * Format: uri
             * @description Install page of the pass; with /pass.pkpass behind it the file for Wallet A. A secret of the passenger: anyone who has it can install the pass.
             */
            "pass-install-url": string;
            /** @description Id of this call. A call repeated with its Idempotency-Key gets the first id. */
            "tracking-id": string;
            /**
             * Format: uri
             * @description Page of all passes of the group; only when the pass has a group-id. A secret of all of them: anyone who has it can install each.
             */
            "group-install-url"?: string;
            /** @description Accepted values that may not do what you expect; only if there are any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of generatepasses */
        generatepassesAnswer: {
            /**
             * @description success if all rows have succeeded, failure if none has, else partial.
             * @enum {string}
             */
            status: "success" | "partial" | "failure";
            /** @description One answer for each row, in the order of the rows: that of a call of its own. */
            results: (components["schemas"]["generatepassAnswer"] | components["schemas"]["Failure"])[];
        };
        /** Answer of generatepassbyid */
        generatepassbyidAnswer: {
            /** @constant */
            status: "success";
            /** @description Your id of the pass. */
            "pass-id": string;
            /**
             * Format: uri
             * @description Install page of the pass; with /pass.pkpass behind it the file for Wallet A. A secret of the passenger: anyone who has it can install the pass.
             */
            "pass-install-url": string;
            /** @description Id of this call. A call repeated with its Idempotency-Key gets the first id. */
            "tracking-id": string;
            /**
             * Format: uri
             * @description Page of all passes of the group; only when the pass has a group-id. A secret of all of them: anyone who has it can install each.
             */
            "group-install-url"?: string;
        };
        /** Answer of putpass */
        putpassAnswer: {
            /** @constant */
            status: "success";
            /** @description Your id of the pass. */
            "pass-id": string;
            /**
             * Format: uri
             * @description Install page of the pass; with /pass.pkpass behind it the file for Wallet A. A secret of the passenger: anyone who has it can install the pass.
             */
            "pass-install-url"?: string;
            /** @description Id of this call. A call repeated with its Idempotency-Key gets the first id. */
            "tracking-id": string;
            /**
             * Format: uri
             * @description Page of all passes of the group; only when the pass has a group-id. A secret of all of them: anyone who has it can install each.
             */
            "group-install-url"?: string;
            /** @description Id of the template. */
            "pass-template-id": string;
            /**
             * @description Result of the event.
             * @enum {string}
             */
            outcome: "issued" | "updated" | "moved" | "unchanged" | "superseded" | "gone";
            /** @description Accepted values that may not do what you expect; only if there are any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of putpasses */
        putpassesAnswer: {
            /**
             * @description success if all rows have succeeded, failure if none has, else partial.
             * @enum {string}
             */
            status: "success" | "partial" | "failure";
            /** @description One answer for each row, in the order of the rows: that of a call of its own. */
            results: (components["schemas"]["putpassAnswer"] | components["schemas"]["Failure"])[];
        };
        /** Answer of updatepassdata */
        updatepassdataAnswer: {
            /** @constant */
            status: "success";
            /**
             * @description Only of a dry run, and then true: nothing was stored or sent.
             * @constant
             */
            "dry-run"?: true;
            /** @description Your id of the pass. */
            "pass-id": string;
            /** @description Id of the template. */
            "pass-template-id": string;
            /** @description Id of this call. A call repeated with its Idempotency-Key gets the first id. */
            "tracking-id": string;
            /** @description What phones would show, in the template’s own language; only of a dry run, and only where the passenger would be notified. */
            notification?: string;
            /** @description The same in the template’s other languages, by their tags. */
            "notification-translations"?: {
                [key: string]: string;
            };
            /** @description Accepted values that may not do what you expect; only if there are any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of updatepasses */
        updatepassesAnswer: {
            /**
             * @description success if all rows have succeeded, failure if none has, else partial.
             * @enum {string}
             */
            status: "success" | "partial" | "failure";
            /** @description One answer for each row, in the order of the rows: that of a call of its own. */
            results: (components["schemas"]["updatepassdataAnswer"] | components["schemas"]["Failure"])[];
        };
        /** Answer of movepass */
        movepassAnswer: {
            /** @constant */
            status: "success";
            /**
             * @description Only of a dry run, and then true: nothing was stored or sent.
             * @constant
             */
            "dry-run"?: true;
            /** @description Your id of the pass. */
            "pass-id": string;
            /** @description Id of the template. */
            "pass-template-id": string;
            /** @description Id of this call. A call repeated with its Idempotency-Key gets the first id. */
            "tracking-id": string;
            /** @description What phones would show, in the template’s own language; only of a dry run, and only where the passenger would be notified. */
            notification?: string;
            /** @description The same in the template’s other languages, by their tags. */
            "notification-translations"?: {
                [key: string]: string;
            };
            /** @description Accepted values that may not do what you expect; only if there are any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of movepasses */
        movepassesAnswer: {
            /**
             * @description success if all rows have succeeded, failure if none has, else partial.
             * @enum {string}
             */
            status: "success" | "partial" | "failure";
            /** @description One answer for each row, in the order of the rows: that of a call of its own. */
            results: (components["schemas"]["movepassAnswer"] | components["schemas"]["Failure"])[];
        };
        /** Answer of getpassdata */
        getpassdataAnswer: {
            /** @constant */
            status: "success";
            /** @description Your id of the pass. */
            "pass-id": string;
            /** @description Id of the template. */
            "pass-template-id": string;
            /**
             * @description Status of the pass now.
             * @enum {string}
             */
            "pass-status": "active" | "redeemed" | "expired" | "voided";
            /**
             * @description Whether the pass is in Wallet A.
             * @enum {string}
             */
            "walleta-status": "not-installed" | "installed" | "removed";
            /**
             * @description Whether the pass is in Wallet B.
             * @enum {string}
             */
            "walletb-status": "not-installed" | "installed" | "removed";
            /** @description All that the pass shows. */
            "pass-data": {
                /** @description carrier-airline-logo. The address as sent, "" for none. */
                "logo-url": string;
                /** @description Name of the airline. */
                "carrier-airline-name": string;
                /** @description carrier-alliance-logo. The address as sent, "" for none. */
                "footer-url": string;
                /** @description strip-image. The address as sent, "" for none. */
                "strip-url": string;
                /** @description Value of the pass, else generated, else the template’s; "" for none. */
                "barcode-value": string;
                /** @description Text below the barcode, "" for none. */
                "barcode-text": string;
                /** @description IATA code. */
                "origin-airport-code": string;
                /** @description origin-airport-label. As sent, "" for none. */
                "origin-airport-name": string;
                /** @description IATA code. */
                "destination-airport-code": string;
                /** @description destination-airport-label. As sent, "" for none. */
                "destination-airport-name": string;
                /** @description As sent, "" for none. */
                "origin-terminal": string;
                /** @description As sent, "" for none. */
                "origin-gate": string;
                /** @description Class of the pass, else the template’s; "" for none. */
                "boarding-seat-class": string;
                /** @description Local, as `March 15, 2027 5:05 PM`. */
                "boarding-date-time": string;
                /** @description Number without the airline. */
                "flight-number": string;
                /** @description As sent, "" for none. */
                "passenger-name": string;
                /** @description As sent, "" for none. */
                "boarding-group": string;
                /** @description As sent, "" for none. */
                "seat-number": string;
                /** @description As sent, "" for none. */
                "confirmation-number": string;
                /** @description Local, as `March 15, 2027 5:05 PM`. */
                "scheduled-departure-time": string;
                /** @description As sent, "" for none. */
                "ticket-number": string;
                /** @description Local, as `March 15, 2027 5:05 PM`. "" for none. */
                "scheduled-arrival-time": string;
                /** @description As sent, "" for none. */
                "arrival-terminal": string;
                /** @description As sent, "" for none. */
                "arrival-gate": string;
                /** @description The address as sent, "" for none. */
                "additional-image": string;
                /** @description In its timezone, as `March 16, 2027 3:00 AM`; "" for none. */
                "expiration-timestamp": string;
                /** @description As sent, "" for none. */
                "boarding-position": string;
                /** @description As sent, "" for none. */
                "sequence-number": string;
                /** @description As sent, "" for none. */
                "boarding-door": string;
                /** @description As sent, "" for none. */
                "frequent-flyer-name-number": string;
                /** @description As sent, "" for none. */
                message1: string;
                /** @description As sent, "" for none. */
                message2: string;
                /** @description Always "". */
                message3: string;
                /** @description As sent, "" for none. */
                "text-module": string;
                /** @description Text as sent, or Redeemed, Expired or Voided. */
                "info-module": string;
                /** @description As sent, "" for none. */
                "link1-URI": string;
                /** @description As sent, "" for none. */
                "link2-URI": string;
                /** @description As sent, "" for none. */
                "home-page-URI": string;
                /** @description With keys; [] for none. */
                "relevant-locations": {
                    key: string;
                    latitude: string;
                    longitude: string;
                    "relevant-text": string;
                }[];
                /** @description With keys; [] for none. */
                ibeacons: {
                    key: string;
                    "proximity-uuid": string;
                    major: string;
                    minor: string;
                    "relevant-text": string;
                }[];
                /**
                 * @description In lower case; only when it is set.
                 * @enum {string}
                 */
                "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated";
                /**
                 * @description As sent; only when it is set.
                 * @enum {string}
                 */
                "flight-status"?: "scheduled" | "delayed" | "boarding" | "gate-closed" | "departed" | "arrived" | "cancelled" | "diverted";
                /** @description As sent; only when it is set. */
                "flight-status-reason"?: string;
                /** @description Local, as `March 15, 2027 5:05 PM`. Only when it is set. */
                "estimated-boarding-time"?: string;
                /** @description As sent; only when it is set. */
                "manage-booking-url"?: string;
                /** @description As sent; only when it is set. */
                "change-seat-url"?: string;
                /** @description As sent; only when it is set. */
                "contact-phone"?: string;
                /** @description As sent; only when it is set. */
                "wheelchair-url"?: string;
                /** @description As sent; only when it is set. */
                "service-animal-url"?: string;
                /** @description As sent; only when it is set. */
                "bags-url"?: string;
                /** @description As sent; only when it is set. */
                "track-bags-url"?: string;
                /** @description As sent; only when it is set. */
                "lost-bag-url"?: string;
                /** @description As sent; only when it is set. */
                "upgrade-url"?: string;
                /** @description As sent; only when it is set. */
                "meals-url"?: string;
                /** @description As sent; only when it is set. */
                "lounge-url"?: string;
                /** @description As sent; only when it is set. */
                "wifi-url"?: string;
                /** @description As sent; only when it is set. */
                "entertainment-url"?: string;
                /** @description As sent; only when it is set. */
                "contact-email"?: string;
                /** @description As sent; only when it is set. */
                "contact-url"?: string;
                /** @description As sent; only when it is set. */
                "service-requests"?: string[];
                /** @description As sent; only when it is set. */
                "airline-service-requests"?: string[];
                /** @description As sent; only when it is set. */
                "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant")[];
                /** @description As sent; only when it is set. */
                "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear")[];
                /** @description As sent; only when it is set. */
                "documents-verified"?: boolean;
                /** @description As sent; only when it is set. */
                "documents-declaration"?: string;
                /** @description As sent; only when it is set. */
                "priority-status"?: string;
                /** @description As sent; only when it is set. */
                "frequent-flyer-status"?: string;
                /** @description As sent; only when it is set. */
                "security-screening"?: string;
                /** @description As sent; only when it is set. */
                "boarding-zone"?: string;
                /** @description As sent; only when it is set. */
                "security-program-logo"?: string;
                /** @description As sent; only when it is set. */
                "boarding-privilege-image"?: string;
            };
            /**
             * Format: uri
             * @description Page of all passes of the group; only when the pass has a group-id. A secret of all of them: anyone who has it can install each.
             */
            "group-install-url"?: string;
        };
        /** Answer of explainpass */
        explainpassAnswer: {
            /** @constant */
            status: "success";
            /** @description Your id of the pass. */
            "pass-id": string;
            /** @description Id of the template. */
            "pass-template-id": string;
            /** @description Version of the pass with its flight: a number that grows with each change of either. */
            version: number;
            /**
             * Format: date-time
             * @description When the pass or its flight was last changed.
             */
            "changed-at": string;
            /** @description The pass in Wallet A. */
            walleta: {
                /**
                 * @description refused, waiting, notified, asked or current, of several devices that of the one furthest behind; without a device never-installed, unregistered or gone.
                 * @enum {string}
                 */
                state: "refused" | "waiting" | "notified" | "asked" | "current" | "never-installed" | "unregistered" | "gone";
                findings: {
                    /**
                     * @description Code of the cause, for programs.
                     * @enum {string}
                     */
                    cause: "certificate-missing" | "certificate-expired" | "issuer-missing" | "refused" | "behind" | "waiting" | "class-missing" | "class-of-another-flight" | "class-outdated" | "object-outdated" | "not-fetched" | "fetch-unattributed" | "not-asked" | "not-recorded" | "former-address" | "gone" | "unregistered" | "never-registered" | "issuer-undefined" | "never-saved" | "removed" | "save-unreported" | "current" | "current-of-several" | "unchanged" | "sent" | "notifications-spent" | "notifications-disabled" | "several-devices" | "credential-inactive";
                    /** @description The facts on record, for people: nothing of the passenger, and no id of a device. */
                    sentence: string;
                    /** @description Advice, for people. */
                    advice: string;
                    /** @description Number of the device, from 1; of a finding only where it is about one device. */
                    device?: number;
                }[];
                /** @description Version of the last fetch by any device. */
                "fetched-version"?: number;
                /**
                 * Format: date-time
                 * @description When it was last fetched.
                 */
                "fetched-at"?: string;
                /** @description Number of fetches of this version. */
                fetches?: number;
                /** @description Devices that are registered for updates, in the order in which they registered. */
                devices: {
                    /** @description Number of the device, from 1; of a finding only where it is about one device. */
                    device: number;
                    /**
                     * @description How far the pass as it is has come to this device.
                     * @enum {string}
                     */
                    state: "refused" | "waiting" | "notified" | "asked" | "current" | "never-installed" | "unregistered" | "gone";
                    /**
                     * Format: date-time
                     * @description When the device registered for updates of the pass.
                     */
                    "registered-at": string;
                    /** @description Version of the last push that Apple accepted. */
                    "notified-version"?: number;
                    /**
                     * Format: date-time
                     * @description When Apple accepted it.
                     */
                    "notified-at"?: string;
                    /** @description Version in which the device was last told of the pass when it asked for changes. */
                    "asked-version"?: number;
                    /**
                     * Format: date-time
                     * @description When it asked.
                     */
                    "asked-at"?: string;
                    /** @description Apple’s word for the refusal of pushes, or ours. */
                    refusal?: string;
                    /**
                     * Format: date-time
                     * @description Since when pushes are refused.
                     */
                    "refused-at"?: string;
                }[];
            };
            /** @description The pass in Wallet B. */
            walletb: {
                /**
                 * @description never-saved, removed, waiting (something is still to be accepted by Google) or current.
                 * @enum {string}
                 */
                state: "never-saved" | "removed" | "waiting" | "current";
                findings: {
                    /**
                     * @description Code of the cause, for programs.
                     * @enum {string}
                     */
                    cause: "certificate-missing" | "certificate-expired" | "issuer-missing" | "refused" | "behind" | "waiting" | "class-missing" | "class-of-another-flight" | "class-outdated" | "object-outdated" | "not-fetched" | "fetch-unattributed" | "not-asked" | "not-recorded" | "former-address" | "gone" | "unregistered" | "never-registered" | "issuer-undefined" | "never-saved" | "removed" | "save-unreported" | "current" | "current-of-several" | "unchanged" | "sent" | "notifications-spent" | "notifications-disabled" | "several-devices" | "credential-inactive";
                    /** @description The facts on record, for people: nothing of the passenger, and no id of a device. */
                    sentence: string;
                    /** @description Advice, for people. */
                    advice: string;
                    /** @description Number of the device, from 1; of a finding only where it is about one device. */
                    device?: number;
                }[];
                /**
                 * Format: date-time
                 * @description When Google reported that the pass was saved; only until its removal is reported.
                 */
                "saved-at"?: string;
            };
        };
        /** Answer of getpassids */
        getpassidsAnswer: {
            /** @constant */
            status: "success";
            /** @description Id of the template. */
            "pass-template-id": string;
            /** @description A page of the passes, oldest first. */
            "pass-ids": {
                /** @description Your id of the pass. */
                "pass-id": string;
                /** @description UTC, as `03/10/2027 08:00:00`. */
                "created-timestamp": string;
                /** @description UTC, as `03/10/2027 08:00:00`. */
                "last-updated-timestamp": string;
            }[];
        };
        /** Answer of deletepassdata */
        deletepassdataAnswer: {
            /** @constant */
            status: "success";
            /** @description Id of the template. */
            "pass-template-id": string;
            /** @description Your id of the pass. */
            "pass-id": string;
        };
        /** Answer of createpassissuancelink */
        createpassissuancelinkAnswer: {
            /** @constant */
            status: "success";
            /** @description Id of the link, for updatepassissuancelink. */
            "issuance-link-id": string;
            /** @description The same as issuance-link-id. */
            "pass-issuance-link-template-id": string;
            /** @description How to write the link: {name} stands for a value, {encrypted:name} for an encrypted one, {checksum} for the checksum. */
            "preview-url": string;
            /** @description Accepted values that may not do what you expect; only if there are any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of updatepassissuancelink */
        updatepassissuancelinkAnswer: {
            /** @constant */
            status: "success";
            /** @description Id of the link, for updatepassissuancelink. */
            "issuance-link-id": string;
            /** @description The same as issuance-link-id. */
            "pass-issuance-link-template-id": string;
            /** @description How to write the link: {name} stands for a value, {encrypted:name} for an encrypted one, {checksum} for the checksum. */
            "preview-url": string;
            /** @description Accepted values that may not do what you expect; only if there are any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of checkpassissuancelink */
        checkpassissuancelinkAnswer: {
            /** @constant */
            status: "success";
            /** @description Id of the link, for updatepassissuancelink. */
            "issuance-link-id": string;
            /** @description Whether the link leads to a pass. */
            valid: boolean;
            /**
             * @description What is wrong with the link; only when it is not valid.
             * @enum {string}
             */
            rule?: "unknown-link" | "inactive" | "expired" | "limit-reached" | "checksum" | "encryption" | "variable-missing" | "variable-unknown" | "variable-repeated" | "value" | "pass-mismatch";
            /** @description The variable of the link that is the cause, if one is. */
            variable?: string;
            /** @description Error and cure, for the developer who builds the links; quotes nothing of the link. */
            "error-message"?: string;
            /** @description Your id of the pass. */
            "pass-id"?: string;
            /**
             * @description What following the link would do: make the pass, open the one that exists, or change and open it.
             * @enum {string}
             */
            would?: "create" | "open" | "update";
            /** @description What the link carries, as generatepass takes it. */
            "pass-data"?: {
                /** @description As sent, "" for none. */
                "passenger-name"?: string;
                /** @description As sent, "" for none. */
                "boarding-position"?: string;
                /** @description As sent, "" for none. */
                "boarding-group"?: string;
                /** @description As sent, "" for none. */
                "seat-number"?: string;
                /** @description As sent, "" for none. */
                "confirmation-number"?: string;
                /** @description In its timezone, as `March 16, 2027 3:00 AM`; "" for none. */
                "expiration-timestamp"?: string;
                "expiration-timezone"?: string;
                /** @description The address as sent, "" for none. */
                "additional-image"?: string;
                "additional-image-text"?: string;
                /** @description Class of the pass, else the template’s; "" for none. */
                "boarding-seat-class"?: string;
                /** @description As sent, "" for none. */
                "sequence-number"?: string;
                /** @description As sent, "" for none. */
                "ticket-number"?: string;
                /** @description As sent, "" for none. */
                "frequent-flyer-name-number"?: string;
                /** @description Value of the pass, else generated, else the template’s; "" for none. */
                "barcode-value"?: string;
                /** @description As generatepass takes it. */
                "passenger-kind"?: string;
                /** @description As sent; only when it is set. */
                "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear")[];
                /** @description As sent; only when it is set. */
                "documents-verified"?: boolean;
                /** @description As sent; only when it is set. */
                "documents-declaration"?: string;
                /** @description As sent; only when it is set. */
                "priority-status"?: string;
                /** @description As sent; only when it is set. */
                "frequent-flyer-status"?: string;
                /** @description As sent; only when it is set. */
                "security-screening"?: string;
                /** @description As sent; only when it is set. */
                "boarding-zone"?: string;
                /** @description As sent; only when it is set. */
                "security-program-logo"?: string;
                /** @description As sent; only when it is set. */
                "boarding-privilege-image"?: string;
                /** @description With keys; [] for none. */
                "relevant-locations"?: {
                    key: string;
                    latitude: number;
                    longitude: number;
                    "relevant-text"?: string;
                }[];
                "relevance-addresses"?: {
                    key: string;
                    address: string;
                }[];
                /** @description With keys; [] for none. */
                ibeacons?: {
                    key: string;
                    "proximity-uuid": string;
                    major?: number;
                    minor?: number;
                    "relevant-text"?: string;
                }[];
            };
            /** @description How the passenger is reached, where the link carries it. */
            "pass-meta-data"?: {
                "user-email"?: string;
                "user-phone"?: string;
            };
            /** @description Accepted values that may not do what you expect; only if there are any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of createpasstemplate and updatepasstemplate with dry-run */
        DryRunAnswer: {
            /** @constant */
            status: "success";
            /**
             * @description Always true: nothing was stored or sent.
             * @constant
             */
            "dry-run": true;
            /** @description Id of the template that an update names; a template to be made has none yet. */
            "pass-template-id"?: string;
            /**
             * @description Only of a brand: brand.
             * @constant
             */
            "template-kind"?: "brand";
            /** @description What getpasstemplate would show afterwards. */
            "pass-template": components["schemas"]["getpasstemplateAnswer"]["pass-template"];
            /** @description A pass of the template with its static passenger, for each of its wallets. */
            "trial-pass": {
                /** @description The signed .pkpass as base64; absent only where an update changes nothing and no pass can be built. */
                walleta?: string;
                /** @description What Wallet B would get; only of a template with an issuer-id. */
                walletb?: {
                    /** @description JSON of the FlightClass. */
                    class: {
                        [key: string]: unknown;
                    };
                    /** @description JSON of the FlightObject. */
                    object: {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Accepted values that may not do what you expect; only if there are any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Failure */
        Failure: {
            /** @constant */
            status: "failure";
            /**
             * @description What a program should look at.
             * @enum {unknown}
             */
            "error-code": "E104" | "E802" | "E808" | "E809" | "E810" | "E821" | "E830" | "E922" | "E928" | "E1543" | "E9001" | "E9002" | "E9003" | "E9004" | "E9005" | "E9006" | "E9007" | "E9008" | "E9009" | "E9015" | "E9016" | "E9017" | "E9018" | "E9020" | "E9021" | "E9022" | "E9023" | "E9024" | "E9025" | "E9026" | "E9027" | "E9028" | "E9032" | "E9033" | "E9034" | "E9035" | "E9036" | "E9037" | "E9038" | "E9039";
            /** @description What a person should read. */
            "error-message"?: string;
            /** @description In place of error-message in getpasstemplates and getpassids. */
            "error-info"?: string;
            /** @description As sent. */
            "pass-id"?: string;
            /** @description As sent. */
            "pass-template-id"?: string;
            /** @description As sent. */
            "issuance-link-id"?: string;
            /** @description Of updateflight and rows of updateflights, where a template refuses the update: none was changed. */
            "pass-templates"?: {
                /** @description Id of the template. */
                "pass-template-id": string;
                /** @constant */
                status: "failure";
                /**
                 * @description Only with those that refuse it.
                 * @enum {unknown}
                 */
                "error-code"?: "E104" | "E802" | "E808" | "E809" | "E810" | "E821" | "E830" | "E922" | "E928" | "E1543" | "E9001" | "E9002" | "E9003" | "E9004" | "E9005" | "E9006" | "E9007" | "E9008" | "E9009" | "E9015" | "E9016" | "E9017" | "E9018" | "E9020" | "E9021" | "E9022" | "E9023" | "E9024" | "E9025" | "E9026" | "E9027" | "E9028" | "E9032" | "E9033" | "E9034" | "E9035" | "E9036" | "E9037" | "E9038" | "E9039";
            }[];
            /** @description Finds the call in the logs; also in the header x-request-id. */
            "request-id": string;
            /**
             * Format: uri
             * @description Page with the cause and the cure of the error, where the operator has named the documentation.
             */
            help?: string;
            /** @description Every invalid field at once. */
            errors?: {
                /** @description Name of the field; in an array as `ibeacons[0].major`. */
                field: string;
                /** @description What is wrong with it. */
                message: string;
            }[];
        } & (unknown | unknown);
        /** Warning */
        Warning: {
            /**
             * @description Kind of warning, for programs.
             * @enum {string}
             */
            code: "image-blurred" | "airport-unknown" | "zone-differs" | "arrival-implausible" | "boarding-implausible" | "closing-implausible" | "expiration-implausible" | "relevance-implausible" | "classic-design" | "badge-hidden" | "field-ignored" | "time-contradicted" | "time-estimated" | "time-kept" | "event-superseded" | "flight-differs" | "event-time-repeated" | "link-left-out" | "language-unknown" | "translation-unused" | "link-expired" | "link-limit-reached" | "link-too-long" | "variable-static" | "variable-optional" | "variable-incomplete" | "group-open" | "barcode-route" | "barcode-carrier" | "barcode-flight" | "barcode-date" | "barcode-date-near" | "barcode-seat" | "barcode-sequence" | "barcode-name" | "barcode-confirmation";
            /** @description Name or path of the field, such as pass-variables.seat-number-value. */
            field: string;
            /** @description A sentence for people; of a pass it repeats nothing but names of fields. */
            text: string;
        };
        /** @description Id of a pass template, as createpasstemplate gives it. */
        PassTemplateId: string | number;
        /** @description Your id of one pass of the account; it is used once and for ever. */
        PassId: string | number;
        /**
         * @description IATA code of an airport, in any letter case.
         * @example MUC
         */
        Airport: string;
        /**
         * @description `#` and 6 hex digits.
         * @example #0C3478
         */
        Color: string;
        /**
         * @description Real local date and time, without offset.
         * @example 2027-03-15T17:05:00
         */
        LocalDateTime: string;
        /**
         * @description Real date.
         * @example 2027-03-15
         */
        LocalDate: string;
        /**
         * @description Instant, at most five minutes ahead of our clock; a fraction finer than milliseconds is dropped.
         * @example 2027-03-15T08:11:58.302Z
         */
        EventTime: string;
        /**
         * @description Long IANA name of a timezone, with a `/`.
         * @example Europe/Berlin
         */
        TimeZone: string;
        /**
         * @description JSON boolean, text in any letter case, or 1 or 0.
         * @enum {unknown}
         */
        TrueFalse: true | false | "True" | "False" | "true" | "false" | 1 | 0 | "1" | "0";
        /** @description https address without user name and password. */
        HttpsUrl: string;
        /** @description Web address of an image. One that the service fetches is https on port 443 of a public host. */
        ImageUrl: string;
        /** @description HTML of the install page, at most 500 text characters (E928). p, strong, b, em, i, u and s with color and text-align stay, other markup is taken away silently. */
        RichText: string | number;
        /**
         * @description Tag of a language (BCP 47): language, script and region, in any letter case.
         * @example pt-BR
         */
        Language: string;
        /** @description A place at which the pass shows itself. */
        Location: {
            latitude: number | string;
            longitude: number | string;
            "relevant-text"?: string | number | null;
        };
        /** @description A beacon near which the pass shows itself. Wallet A. */
        Beacon: {
            "proximity-uuid": string;
            major?: number | string | null;
            minor?: number | string | null;
            "relevant-text"?: string | number | null;
        };
        /**
         * @description In any letter case.
         * @enum {unknown}
         */
        LinkStatus: "ACTIVE" | "INACTIVE" | "active" | "inactive" | "Active" | "Inactive";
        /**
         * @description In any letter case; "" is as not given.
         * @enum {unknown}
         */
        PassStatus: "active" | "redeemed" | "expired" | "voided" | "ACTIVE" | "REDEEMED" | "EXPIRED" | "VOIDED" | "Active" | "Redeemed" | "Expired" | "Voided" | "";
        /** @description HMAC-SHA256 has a checksum-key, 32 letters and digits that never come back; no other checksum has one. */
        LinkProtection: {
            /**
             * @description In any letter case.
             * @enum {unknown}
             */
            checksum: "HMAC-SHA256" | "CRC32" | "SHA256" | "SHA384" | "SHA512" | "hmac-sha256" | "crc32" | "sha256" | "sha384" | "sha512" | "Hmac-sha256" | "Crc32" | "Sha256" | "Sha384" | "Sha512";
            /**
             * @description In any letter case.
             * @enum {unknown}
             */
            "checksum-applied": "query-string" | "full-link" | "QUERY-STRING" | "FULL-LINK" | "Query-string" | "Full-link";
            "checksum-key"?: string | null;
        };
        /** @description How a link carries one value. */
        PassVariable: {
            "is-required": components["schemas"]["TrueFalse"];
            "value-encryption": components["schemas"]["TrueFalse"];
        };
        /** @description The values that a link carries. */
        PassVariables: {
            "pass-id"?: components["schemas"]["PassVariable"] | null;
            "passenger-name-value"?: components["schemas"]["PassVariable"] | null;
            "boarding-position-value"?: components["schemas"]["PassVariable"] | null;
            "boarding-group"?: components["schemas"]["PassVariable"] | null;
            "seat-number-value"?: components["schemas"]["PassVariable"] | null;
            "reservation-confirmation-code-value"?: components["schemas"]["PassVariable"] | null;
            "expiration-timestamp"?: components["schemas"]["PassVariable"] | null;
            "expiration-timezone"?: components["schemas"]["PassVariable"] | null;
            "additional-image"?: components["schemas"]["PassVariable"] | null;
            "additional-image-text"?: components["schemas"]["PassVariable"] | null;
            "boarding-seat-class"?: components["schemas"]["PassVariable"] | null;
            "sequence-number-value"?: components["schemas"]["PassVariable"] | null;
            "reservation-eticket-number-value"?: components["schemas"]["PassVariable"] | null;
            "frequent-flyer-name/number-value"?: components["schemas"]["PassVariable"] | null;
            "barcode-value"?: components["schemas"]["PassVariable"] | null;
            "passenger-kind"?: components["schemas"]["PassVariable"] | null;
            "user-email"?: components["schemas"]["PassVariable"] | null;
            "user-phone"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-address1"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-latitude1"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-longitude1"?: components["schemas"]["PassVariable"] | null;
            "relevance-text1"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-uuid1"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-major1"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-minor1"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-relevance-text1"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-address2"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-latitude2"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-longitude2"?: components["schemas"]["PassVariable"] | null;
            "relevance-text2"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-uuid2"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-major2"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-minor2"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-relevance-text2"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-address3"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-latitude3"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-longitude3"?: components["schemas"]["PassVariable"] | null;
            "relevance-text3"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-uuid3"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-major3"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-minor3"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-relevance-text3"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-address4"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-latitude4"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-longitude4"?: components["schemas"]["PassVariable"] | null;
            "relevance-text4"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-uuid4"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-major4"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-minor4"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-relevance-text4"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-address5"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-latitude5"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-longitude5"?: components["schemas"]["PassVariable"] | null;
            "relevance-text5"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-uuid5"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-major5"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-minor5"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-relevance-text5"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-address6"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-latitude6"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-longitude6"?: components["schemas"]["PassVariable"] | null;
            "relevance-text6"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-uuid6"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-major6"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-minor6"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-relevance-text6"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-address7"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-latitude7"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-longitude7"?: components["schemas"]["PassVariable"] | null;
            "relevance-text7"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-uuid7"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-major7"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-minor7"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-relevance-text7"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-address8"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-latitude8"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-longitude8"?: components["schemas"]["PassVariable"] | null;
            "relevance-text8"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-uuid8"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-major8"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-minor8"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-relevance-text8"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-address9"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-latitude9"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-longitude9"?: components["schemas"]["PassVariable"] | null;
            "relevance-text9"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-uuid9"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-major9"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-minor9"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-relevance-text9"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-address10"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-latitude10"?: components["schemas"]["PassVariable"] | null;
            "relevance-location-longitude10"?: components["schemas"]["PassVariable"] | null;
            "relevance-text10"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-uuid10"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-major10"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-minor10"?: components["schemas"]["PassVariable"] | null;
            "ibeacon-relevance-text10"?: components["schemas"]["PassVariable"] | null;
            "group-id"?: components["schemas"]["PassVariable"] | null;
            "service-requests"?: components["schemas"]["PassVariable"] | null;
            "airline-service-requests"?: components["schemas"]["PassVariable"] | null;
            "passenger-capabilities"?: components["schemas"]["PassVariable"] | null;
            "security-programs"?: components["schemas"]["PassVariable"] | null;
            "documents-verified"?: components["schemas"]["PassVariable"] | null;
            "documents-declaration"?: components["schemas"]["PassVariable"] | null;
            "priority-status"?: components["schemas"]["PassVariable"] | null;
            "frequent-flyer-status"?: components["schemas"]["PassVariable"] | null;
            "security-screening"?: components["schemas"]["PassVariable"] | null;
            "boarding-zone"?: components["schemas"]["PassVariable"] | null;
            "security-program-logo"?: components["schemas"]["PassVariable"] | null;
            "boarding-privilege-image"?: components["schemas"]["PassVariable"] | null;
        };
        TranslatedTexts: {
            "carrier-airline-name"?: string | number | null;
            "additional-image-text"?: string | number | null;
            description?: string | number | null;
            "origin-airport-label"?: string | number | null;
            "destination-airport-label"?: string | number | null;
            "flight-status-reason"?: string | number | null;
            "boarding-group-label"?: string | number | null;
            "boarding-seat-class"?: string | number | null;
            "boarding-seat-class-label"?: string | number | null;
            "message1-label"?: string | number | null;
            message1?: string | number | null;
            "message2-label"?: string | number | null;
            message2?: string | number | null;
            "text-module-label"?: string | number | null;
            "text-module"?: string | number | null;
            "info-module-label"?: string | number | null;
            "info-module"?: string | number | null;
            "home-page-uri-label"?: string | number | null;
            "link1-label"?: string | number | null;
            "link2-label"?: string | number | null;
            "pass-install-help-text"?: components["schemas"]["RichText"] | "" | null;
            "pass-download-wait-message"?: components["schemas"]["RichText"] | "" | null;
            "pass-download-thank-you-message"?: components["schemas"]["RichText"] | "" | null;
        };
        /** @description Every field of a template. A new one needs: pass-template-type, pass-template-subtype, pass-template-name, carrier-airline-name, walleta-pass-icon, background-color, text-color, description, flight-number-label, flight-number, origin-airport, origin-terminal, origin-gate, destination-airport, boarding-time, departure-time, relevance-date-time, relevance-date-timezone, passenger-name, boarding-position, boarding-group, seat-number, confirmation-number, no-expiration, barcode-type. */
        TemplateFields: {
            /** @description IATA code of the airline. Required in a new template. */
            "flight-number-label"?: string | number | null;
            /** @description Flight number without the airline, with leading zeros: `012`; digits only for Wallet A’s design of iOS 26. Required in a new template. */
            "flight-number"?: string | number | null;
            /** @description Airport at which the flight departs; gives the local times there their zone. Required in a new template. */
            "origin-airport"?: components["schemas"]["Airport"] | null;
        } & components["schemas"]["FlightChanges"];
        /** @description Fields of a template, without those by which a flight is found. */
        FlightChanges: {
            /**
             * @description Always boarding-pass. Required in a new template.
             * @enum {unknown}
             */
            "pass-template-type"?: "boarding-pass" | "BOARDING-PASS" | "Boarding-pass" | null;
            /**
             * @description Always boarding-pass-type1. Required in a new template.
             * @enum {unknown}
             */
            "pass-template-subtype"?: "boarding-pass-type1" | "BOARDING-PASS-TYPE1" | "Boarding-pass-type1" | null;
            /** @description Your internal name of the template; lists show it. Required in a new template. */
            "pass-template-name"?: string | number | null;
            /** @description Name of the airline; Wallet A does not show it beside a logo. Required in a new template. */
            "carrier-airline-name"?: string | number | null;
            /**
             * @description IATA code of the airline, where flight-number-label is another, such as its ICAO code: wallets find the flight by it.
             * @example LH
             */
            "carrier-iata-code"?: string | "" | null;
            /** @description Security programs that the airport of departure takes part in; values as of a pass’s security-programs. Wallet A. */
            "origin-security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
            /** @description Security programs that the airport of arrival takes part in. Wallet A. */
            "destination-security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
            /** @description Place ID of your lounge in Apple Maps. Wallet A. */
            "lounge-place-id"?: string | number | null;
            /** @description Rectangular logo for Wallet A and the install page, PNG. */
            "carrier-airline-logo"?: components["schemas"]["ImageUrl"] | "" | null;
            /** @description Logo for Wallet B, which shows it as a circle, PNG. */
            "carrier-airline-logo-walletb"?: components["schemas"]["ImageUrl"] | "" | null;
            /** @description Small logo of the alliance at the barcode, PNG. */
            "carrier-alliance-logo"?: components["schemas"]["ImageUrl"] | "" | null;
            /** @description Icon on the lock screen and in notifications, PNG. Wallet A. Required in a new template. */
            "walleta-pass-icon"?: components["schemas"]["ImageUrl"] | null;
            /** @description Picture across the pass in Wallet B, PNG; strip-image of a pass goes before it, in both wallets. */
            "strip-image"?: components["schemas"]["ImageUrl"] | "" | null;
            /** @description Picture below the pass in Wallet B, of any kind. */
            "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
            /** @description Text of additional-image. Wallet B. */
            "additional-image-text"?: string | number | null;
            /** @description Background of the pass. Required in a new template. */
            "background-color"?: components["schemas"]["Color"] | null;
            /** @description Color of the text. Wallet A. Required in a new template. */
            "text-color"?: components["schemas"]["Color"] | null;
            /** @description Description that voice-over reads. Wallet A. Required in a new template. */
            description?: string | number | null;
            /**
             * @description Ids of apps in the store, separated by commas. Wallet A.
             * @example 299219152
             */
            "linked-apps"?: (string | number) | "" | null;
            /** @description Whether screenshots are prevented; by default False. Wallet B. */
            "disable-screenshot"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description Whether the pass is for one device only; by default False. */
            "disable-pass-sharing"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description Name of that airport; by default its code is shown. */
            "origin-airport-label"?: string | number | null;
            /** @description Shown on the pass. Required in a new template. */
            "origin-terminal"?: string | number | null;
            /** @description Shown on the pass. Required in a new template. */
            "origin-gate"?: string | number | null;
            /** @description Airport at which the flight arrives; gives the local times there their zone. Required in a new template. */
            "destination-airport"?: components["schemas"]["Airport"] | null;
            /** @description Name of that airport; by default its code is shown. */
            "destination-airport-label"?: string | number | null;
            /** @description Shown on the pass. */
            "arrival-terminal"?: string | number | null;
            /** @description Shown on the pass. */
            "arrival-gate"?: string | number | null;
            /** @description Local to origin-airport. Required in a new template. */
            "boarding-time"?: components["schemas"]["LocalDateTime"] | null;
            /** @description Local to origin-airport. */
            "gate-closing-time"?: components["schemas"]["LocalDateTime"] | "" | null;
            /** @description Scheduled departure. Local to origin-airport. Required in a new template. */
            "departure-time"?: components["schemas"]["LocalDateTime"] | null;
            /** @description Local to origin-airport. By default the scheduled time is shown. */
            "estimated-departure-time"?: components["schemas"]["LocalDateTime"] | "" | null;
            /** @description Scheduled arrival. Local to destination-airport. Needed for Wallet A’s design of iOS 26. */
            "arrival-time"?: components["schemas"]["LocalDateTime"] | "" | null;
            /** @description Local to destination-airport. By default the scheduled time is shown. */
            "estimated-arrival-time"?: components["schemas"]["LocalDateTime"] | "" | null;
            /** @description When the pass comes to the lock screen; 3 hours before boarding is advised, and Wallet B always does so. Required in a new template. */
            "relevance-date-time"?: components["schemas"]["LocalDateTime"] | null;
            /** @description Timezone of relevance-date-time, and of the local times at an airport that is unknown. Required in a new template. */
            "relevance-date-timezone"?: components["schemas"]["TimeZone"] | null;
            /**
             * @description Front or Back.
             * @enum {unknown}
             */
            "boarding-door"?: "Front" | "Back" | "FRONT" | "BACK" | "front" | "back" | "" | null;
            /**
             * @description Told once to every passenger: scheduled, delayed, boarding, gate-closed, departed, arrived, cancelled or diverted. Send estimated-departure-time with a delay.
             * @enum {unknown}
             */
            "flight-status"?: "scheduled" | "delayed" | "boarding" | "gate-closed" | "departed" | "arrived" | "cancelled" | "diverted" | "SCHEDULED" | "DELAYED" | "BOARDING" | "GATE-CLOSED" | "DEPARTED" | "ARRIVED" | "CANCELLED" | "DIVERTED" | "Scheduled" | "Delayed" | "Boarding" | "Gate-closed" | "Departed" | "Arrived" | "Cancelled" | "Diverted" | "" | null;
            /** @description Reason in your words, shown behind the status; not shown without flight-status. */
            "flight-status-reason"?: string | number | null;
            /** @description Local to origin-airport. By default boarding-time is shown. */
            "estimated-boarding-time"?: components["schemas"]["LocalDateTime"] | "" | null;
            /** @description Value of a static pass: never shown on a pass of generatepass. Required in a new template. */
            "passenger-name"?: string | number | null;
            /** @description Value of a static pass: never shown on a pass of generatepass. Required in a new template. */
            "boarding-position"?: string | number | null;
            /** @description Value of a static pass: never shown on a pass of generatepass. Required in a new template. */
            "boarding-group"?: string | number | null;
            /** @description Heading of boarding-group; by default Group. */
            "boarding-group-label"?: string | number | null;
            /** @description Value of a static pass: never shown on a pass of generatepass. Required in a new template. */
            "seat-number"?: string | number | null;
            /** @description Cabin or class of passes that bring none. */
            "boarding-seat-class"?: string | number | null;
            /** @description Heading of boarding-seat-class; by default Class. */
            "boarding-seat-class-label"?: string | number | null;
            /** @description Value of a static pass: never shown on a pass of generatepass. */
            "sequence-number"?: string | number | null;
            /** @description Value of a static pass: never shown on a pass of generatepass. Required in a new template. */
            "confirmation-number"?: string | number | null;
            /** @description Value of a static pass: never shown on a pass of generatepass. */
            "ticket-number"?: string | number | null;
            /** @description Value of a static pass: never shown on a pass of generatepass. */
            "frequent-flyer-name-number"?: string | number | null;
            /** @description Heading of message1; by default Message. */
            "message1-label"?: string | number | null;
            /** @description On the back of a Wallet A pass, below the pass in Wallet B. `<a href>` to https stays, other markup goes. */
            message1?: string | number | null;
            /** @description Heading of message2; by default Message. */
            "message2-label"?: string | number | null;
            /** @description On the back of a Wallet A pass, below the pass in Wallet B. `<a href>` to https stays, other markup goes. */
            message2?: string | number | null;
            /** @description Heading of text-module; by default Information. */
            "text-module-label"?: string | number | null;
            /** @description On the back of a Wallet A pass, below the pass in Wallet B. `<a href>` to https stays, other markup goes. */
            "text-module"?: string | number | null;
            /** @description Heading of info-module; by default Status. */
            "info-module-label"?: string | number | null;
            /** @description On the back of a Wallet A pass, below the pass in Wallet B. `<a href>` to https stays, other markup goes. Redeemed, Expired or Voided on a pass of that status. */
            "info-module"?: string | number | null;
            /** @description Heading of home-page-uri; by default Website. */
            "home-page-uri-label"?: string | number | null;
            /** @description On the back of a Wallet A pass, below the pass in Wallet B. */
            "home-page-uri"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Heading of link1; by default Link. */
            "link1-label"?: string | number | null;
            /**
             * @description Kind of the link; by default web-link.
             * @enum {unknown}
             */
            "link1-type"?: "email" | "geo-location" | "map-link" | "phone" | "web-link" | "EMAIL" | "GEO-LOCATION" | "MAP-LINK" | "PHONE" | "WEB-LINK" | "Email" | "Geo-location" | "Map-link" | "Phone" | "Web-link" | "" | null;
            /** @description On the back of a Wallet A pass, below the pass in Wallet B. An e-mail address, `lat,lon` or `geo:`, an https address, or digits with or without `+`, by its type. */
            link1?: string | number | null;
            /** @description Heading of link2; by default Link. */
            "link2-label"?: string | number | null;
            /**
             * @description Kind of the link; by default web-link.
             * @enum {unknown}
             */
            "link2-type"?: "email" | "geo-location" | "map-link" | "phone" | "web-link" | "EMAIL" | "GEO-LOCATION" | "MAP-LINK" | "PHONE" | "WEB-LINK" | "Email" | "Geo-location" | "Map-link" | "Phone" | "Web-link" | "" | null;
            /** @description On the back of a Wallet A pass, below the pass in Wallet B. An e-mail address, `lat,lon` or `geo:`, an https address, or digits with or without `+`, by its type. */
            link2?: string | number | null;
            /** @description Manage booking: in both wallets and on the install page, for passes that bring none. */
            "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Change seat: in both wallets and on the install page, for passes that bring none. */
            "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Call the airline: in both wallets and on the install page, for passes that bring none. */
            "contact-phone"?: (string | number) | "" | null;
            /** @description Request a wheelchair: in both wallets and on the install page, for passes that bring none. */
            "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Service animal: in both wallets and on the install page, for passes that bring none. */
            "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Add bags: in both wallets and on the install page, for passes that bring none. */
            "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Track bags: in both wallets and on the install page, for passes that bring none. */
            "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Report a lost bag: in both wallets and on the install page, for passes that bring none. */
            "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Upgrade: in both wallets and on the install page, for passes that bring none. */
            "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Order a meal: in both wallets and on the install page, for passes that bring none. */
            "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Lounge access: in both wallets and on the install page, for passes that bring none. */
            "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Wi-Fi: in both wallets and on the install page, for passes that bring none. */
            "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Entertainment: in both wallets and on the install page, for passes that bring none. */
            "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description E-mail the airline: in both wallets and on the install page, for passes that bring none. */
            "contact-email"?: string | "" | null;
            /** @description Airline website: in both wallets and on the install page, for passes that bring none. */
            "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Places for passes that bring none. Entries have no key here. */
            "relevant-locations"?: components["schemas"]["Location"][] | "" | null;
            /** @description Beacons for passes that bring none. Entries have no key here. Wallet A. */
            ibeacons?: components["schemas"]["Beacon"][] | "" | null;
            /** @description True: expiry-date and auto-expiry are ignored; expiration-timestamp of a pass still holds. Required in a new template. */
            "no-expiration"?: components["schemas"]["TrueFalse"] | null;
            /**
             * @description By default default: expiry-date counts. auto: passes expire a while after their first install.
             * @enum {unknown}
             */
            "expiration-setting"?: "default" | "auto" | "DEFAULT" | "AUTO" | "Default" | "Auto" | "" | null;
            /** @description When passes without an expiration of their own expire, in expiry-timezone. */
            "expiry-date"?: components["schemas"]["LocalDateTime"] | "" | null;
            /** @description By default relevance-date-timezone. */
            "expiry-timezone"?: components["schemas"]["TimeZone"] | "" | null;
            /** @description Days by the calendar after the first install, 0 to 3,650. With expiration-setting auto this or auto-expire-number-hours is required; both add. */
            "auto-expire-number-days"?: number | string | "" | null;
            /** @description Hours after the first install, 0 to 87,600. */
            "auto-expire-number-hours"?: number | string | "" | null;
            /** @description Required with expiration-setting auto. */
            "auto-expire-timezone"?: components["schemas"]["TimeZone"] | "" | null;
            /** @description True: the expiration moves to the next midnight; by default False. */
            "auto-expire-roundoff-midnight"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description Hours after which a pass that nobody has installed is archived; by default never. */
            "never-installed-ttl"?: number | string | "" | null;
            /** @description Time at which such a pass is archived, with never-installed-ttl, which is required with it; the earlier of both counts. Local to origin-airport. */
            "never-installed-archive-timestamp"?: components["schemas"]["LocalDateTime"] | "" | null;
            /** @description Hours after which an expired pass is archived; by default never. */
            "expired-pass-ttl"?: number | string | "" | null;
            /** @description Hours after which a redeemed pass is archived; by default never. */
            "redeemed-pass-ttl"?: number | string | "" | null;
            /** @description Hours after which a voided pass is archived; by default never. */
            "voided-pass-ttl"?: number | string | "" | null;
            /**
             * @description Kind of barcode, and with it what its value may be: QRCODE 2,331 bytes, AZTEC 1,850 and PDF417 1,000 characters of Latin-1, CODE128 80 of ASCII. Required in a new template.
             * @enum {unknown}
             */
            "barcode-type"?: "QRCODE" | "AZTEC" | "PDF417" | "CODE128" | "qrcode" | "aztec" | "pdf417" | "code128" | "Qrcode" | "Aztec" | "Pdf417" | "Code128" | null;
            /** @description Text that barcode-type carries, for passes that bring none and where none is generated. */
            "barcode-value"?: string | number | null;
            /** @description True: a pass that brings no barcode-value gets a random one that no other pass of the template has; by default False. */
            "autogenerate-barcode-values"?: components["schemas"]["TrueFalse"] | "" | null;
            /**
             * @description By default Alphanumeric; letters are A to Z.
             * @enum {unknown}
             */
            "autogenerate-barcode-value-type"?: "Numeric" | "Alphabet" | "Alphanumeric" | "NUMERIC" | "ALPHABET" | "ALPHANUMERIC" | "numeric" | "alphabet" | "alphanumeric" | "" | null;
            /** @description 10 to 100 characters, by default 20; CODE128 carries 80. */
            "autogenerate-barcode-value-length"?: number | string | "" | null;
            /** @description Whether the barcode’s value stands below it; by default True. */
            "display-alternate-barcode-text"?: components["schemas"]["TrueFalse"] | "" | null;
            /**
             * @description Effect of a bar-coded boarding pass (IATA) that says something else than the pass: off, a warning, or E9025. By default warn; off for templates that are older than this field.
             * @enum {unknown}
             */
            "barcode-check"?: "off" | "warn" | "refuse" | "OFF" | "WARN" | "REFUSE" | "Off" | "Warn" | "Refuse" | "" | null;
            /** @description 0: updates are silent; any other number, or none: they are shown. */
            "enable-update-notifications"?: number | string | "" | null;
            /** @description True: your gates, terminals and current times stay in Wallet A’s design of iOS 26 where Apple has others; by default False. */
            "walleta-own-data"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description True: Wallet A’s classic design on every phone, such as for an airline whose app shows the flight by itself; by default that of iOS 26, where the flight has what it needs. */
            "walleta-classic-design"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description True: Wallet B shows a passenger’s badges in words, as it has no badges; by default it gets none of them. */
            "walletb-badge-texts"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description True: every pass of the template reads as voided, whatever its own status is; False or cleared: each has its own status again. */
            "void-passes"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description In place of the system’s text on the install page. */
            "pass-install-help-text"?: components["schemas"]["RichText"] | "" | null;
            /**
             * @description Background of the install page; white, also when it is no color. Where the device’s theme is dark, a light one becomes dark.
             * @default #FFFFFF
             * @example #F2F5FA
             */
            "pass-install-background-color"?: unknown;
            /**
             * @description 1 shows the check mark of the install page, 0 hides it; by default 1.
             * @enum {unknown}
             */
            "pass-install-checkmark-display"?: 1 | 0 | "1" | "0" | true | false | "True" | "False" | "true" | "false" | "" | null;
            /** @description Whether the install page shows the logo; by default True. */
            "pass-install-logo-display"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description True: the install page, on screen and on paper, shows the barcode of the pass, to board without a wallet; by default False. */
            "pass-install-show-barcode"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description In place of the system’s text on the install page. */
            "pass-download-wait-message"?: components["schemas"]["RichText"] | "" | null;
            /** @description In place of the system’s text on the install page. */
            "pass-download-thank-you-message"?: components["schemas"]["RichText"] | "" | null;
            /** @description Language of the texts that you send, and of our own beside them; by default en. */
            language?: components["schemas"]["Language"] | "" | null;
            /** @description All languages of the passes, with that of language: 1 to 8. By default only that one. */
            languages?: components["schemas"]["Language"][] | "" | null;
            /** @description True: Wallet B shows the whole pass, with its own labels, in language on every phone; by default False. */
            "walletb-own-language"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description Your texts in the other languages: objects by language, with the names of the fields. Each has the limits of its field; "" clears one, and in place of an object all of the language. A text that changes loses translations that do not come with it. In all at most 64 KB. */
            translations?: {
                [key: string]: components["schemas"]["TranslatedTexts"] | ("" | null);
            } | "" | null;
        };
        /** @description Objects into which fields may be sorted. Field names are unique: in which one a field stands has no meaning. */
        TemplateGroups: {
            appearance?: components["schemas"]["TemplateGroup"] | null;
            "universal-fields"?: components["schemas"]["TemplateGroup"] | null;
            "walleta-fields"?: components["schemas"]["TemplateGroup"] | null;
            "walletb-fields"?: components["schemas"]["TemplateGroup"] | null;
            "expiration-fields"?: components["schemas"]["TemplateGroup"] | null;
            "barcode-fields"?: components["schemas"]["TemplateGroup"] | null;
            "pass-data-archive-settings"?: components["schemas"]["TemplateGroup"] | null;
        };
        /** @description Fields of a template, and further groups. */
        TemplateGroup: {
            /**
             * @description flight, or brand: a template without flight, with which putpass makes those of flights. Only when the template is created.
             * @enum {unknown}
             */
            "template-kind"?: "flight" | "brand" | "FLIGHT" | "BRAND" | "Flight" | "Brand" | "" | null;
            /** @description Wallet A certificate of the account, by default its default one; another account’s is E922. Only when the template is created: it never changes. */
            "pass-type-id"?: string | number | null;
            /** @description Wallet B issuer of the account, as pass-type-id. Only when the template is created. */
            "issuer-id"?: string | number | null;
            /** @description True only tells what would be made or changed, with its warnings and a trial pass: nothing is stored or sent. */
            "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
        } & (components["schemas"]["TemplateFields"] & components["schemas"]["TemplateGroups"]);
    };
    responses: never;
    parameters: {
        /** @description Text of your choice, such as a UUID. The same request sent again with its key is done once and gets the first answer for 24 hours. With another request the key is refused (E9015), and while the first is running (E9016). Actions that only read ignore it. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    call: {
        parameters: {
            query?: never;
            header?: {
                /** @description Text of your choice, such as a UUID. The same request sent again with its key is done once and gets the first answer for 24 hours. With another request the key is refused (E9015), and while the first is running (E9016). Actions that only read ignore it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["createpasstemplateRequest"] | components["schemas"]["updatepasstemplateRequest"] | components["schemas"]["copytemplateRequest"] | components["schemas"]["getpasstemplateRequest"] | components["schemas"]["getpasstemplatesRequest"] | components["schemas"]["updateflightRequest"] | components["schemas"]["updateflightsRequest"] | components["schemas"]["getflightRequest"] | components["schemas"]["generatepassRequest"] | components["schemas"]["generatepassesRequest"] | components["schemas"]["generatepassbyidRequest"] | components["schemas"]["putpassRequest"] | components["schemas"]["putpassesRequest"] | components["schemas"]["updatepassdataRequest"] | components["schemas"]["updatepassesRequest"] | components["schemas"]["movepassRequest"] | components["schemas"]["movepassesRequest"] | components["schemas"]["getpassdataRequest"] | components["schemas"]["explainpassRequest"] | components["schemas"]["getpassidsRequest"] | components["schemas"]["deletepassdataRequest"] | components["schemas"]["createpassissuancelinkRequest"] | components["schemas"]["updatepassissuancelinkRequest"] | components["schemas"]["checkpassissuancelinkRequest"];
            };
        };
        responses: {
            /** @description The action was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["createpasstemplateAnswer"] | components["schemas"]["updatepasstemplateAnswer"] | components["schemas"]["copytemplateAnswer"] | components["schemas"]["getpasstemplateAnswer"] | components["schemas"]["getpasstemplatesAnswer"] | components["schemas"]["updateflightAnswer"] | components["schemas"]["updateflightsAnswer"] | components["schemas"]["getflightAnswer"] | components["schemas"]["generatepassAnswer"] | components["schemas"]["generatepassesAnswer"] | components["schemas"]["generatepassbyidAnswer"] | components["schemas"]["putpassAnswer"] | components["schemas"]["putpassesAnswer"] | components["schemas"]["updatepassdataAnswer"] | components["schemas"]["updatepassesAnswer"] | components["schemas"]["movepassAnswer"] | components["schemas"]["movepassesAnswer"] | components["schemas"]["getpassdataAnswer"] | components["schemas"]["explainpassAnswer"] | components["schemas"]["getpassidsAnswer"] | components["schemas"]["deletepassdataAnswer"] | components["schemas"]["createpassissuancelinkAnswer"] | components["schemas"]["updatepassissuancelinkAnswer"] | components["schemas"]["checkpassissuancelinkAnswer"] | components["schemas"]["DryRunAnswer"];
                };
            };
            /**
             * @description The request is wrong. Nothing was changed.
             *
             *     - **E802**: pass-template-id is required.
             *     - **E808**: pass-id is required.
             *     - **E810**: pass-id is required.
             *     - **E922**: pass-type-id or issuer-id matches no active certificate of the account.
             *     - **E928**: Install-page text is longer than 500 text characters.
             *     - **E1543**: pass-variables are empty or invalid.
             *     - **E9001**: The request body is not a JSON object.
             *     - **E9002**: action is unknown.
             *     - **E9003**: Some fields are invalid; see errors.
             *     - **E9008**: No valid pass can be built from this template.
             *     - **E9017**: Idempotency-Key must be 1 to 255 printable ASCII characters.
             *     - **E9025**: The pass differs from its barcode; see errors.
             *     - **E9037**: event-time is more than five minutes ahead of our clock; nothing was changed.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        "error-code"?: "E802" | "E808" | "E810" | "E922" | "E928" | "E1543" | "E9001" | "E9002" | "E9003" | "E9008" | "E9017" | "E9025" | "E9037";
                    } & components["schemas"]["Failure"];
                };
            };
            /**
             * @description The API key is wrong, or has ended.
             *
             *     - **E104**: Authentication failed: send a valid API key in the x-api-key header.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        "error-code"?: "E104";
                    } & components["schemas"]["Failure"];
                };
            };
            /**
             * @description The API key lacks a scope. Nothing was read or changed.
             *
             *     - **E9039**: The API key lacks the scope of the action.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        "error-code"?: "E9039";
                    } & components["schemas"]["Failure"];
                };
            };
            /**
             * @description There is no such template, flight, pass or link in the account.
             *
             *     - **E802**: No such pass template: check pass-template-id.
             *     - **E808**: No such pass: check pass-id and pass-template-id.
             *     - **E9006**: No such pass template: check pass-template-id.
             *     - **E9007**: No such pass: check pass-id and pass-template-id.
             *     - **E9020**: No such issuance link: check issuance-link-id and pass-template-id.
             *     - **E9023**: No such address: the API is POST /v3.
             *     - **E9028**: No such flight: check flight-number-label, flight-number, origin-airport and departure-date.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        "error-code"?: "E802" | "E808" | "E9006" | "E9007" | "E9020" | "E9023" | "E9028";
                    } & components["schemas"]["Failure"];
                };
            };
            /**
             * @description The method is another one than POST.
             *
             *     - **E9024**: This address does not take this method; the header Allow names those that it takes.
             */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        "error-code"?: "E9024";
                    } & components["schemas"]["Failure"];
                };
            };
            /**
             * @description The request contradicts what there is. Nothing was changed.
             *
             *     - **E9005**: pass-id is already in use: choose a new one.
             *     - **E9015**: The Idempotency-Key was used for another request: choose a new one.
             *     - **E9016**: The first request with this Idempotency-Key is still running: ask again.
             *     - **E9018**: The pass has expired: to activate it, also set a later expiration-timestamp.
             *     - **E9026**: The group has 50 passes, the most that it can have: choose another group-id.
             *     - **E9027**: The flight has more pass templates than one call can take, 90 and 4 MB: use updatepasstemplate for each of them.
             *     - **E9032**: The pass cannot move to this template: it needs the same pass-type-id and the issuer-id that the pass has.
             *     - **E9033**: The pass would not be valid on this flight, which is cancelled, has left or is void, or on which it would have expired.
             *     - **E9034**: The pass is on more devices than one call can move. Update it: devices that have removed it are forgotten; then send this again.
             *     - **E9035**: Another pass of the flight has the generated barcode of this one: issue a new pass.
             *     - **E9036**: This pass template is a brand, which has no flight and makes no passes itself: use putpass.
             *     - **E9038**: The brand has a template of this flight already: change that one.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        "error-code"?: "E9005" | "E9015" | "E9016" | "E9018" | "E9026" | "E9027" | "E9032" | "E9033" | "E9034" | "E9035" | "E9036" | "E9038";
                    } & components["schemas"]["Failure"];
                };
            };
            /**
             * @description The request is too large.
             *
             *     - **E9004**: The request body is larger than 256 KB.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        "error-code"?: "E9004";
                    } & components["schemas"]["Failure"];
                };
            };
            /**
             * @description Too many requests at a time. Nothing was changed: send the request again after Retry-After. Without an error-code it is the throttle of Amazon API Gateway: send it again a little later.
             *
             *     - **E9022**: Too many calls with this API key: send it again after the seconds of Retry-After.
             */
            429: {
                headers: {
                    /** @description When to send the request again, in seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        "error-code"?: "E9022";
                    } | components["schemas"]["Failure"] | {
                        message: string;
                    };
                };
            };
            /**
             * @description Our failure. Send the request again, with the same Idempotency-Key.
             *
             *     - **E809**: Internal error: the pass was not updated. Try again.
             *     - **E821**: Internal error: the pass data was not deleted. Try again.
             *     - **E830**: Internal error: the pass was not generated. Try again.
             *     - **E9009**: Internal error. Nothing was changed. Try again.
             */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        "error-code"?: "E809" | "E821" | "E830" | "E9009";
                    } & components["schemas"]["Failure"];
                };
            };
            /**
             * @description Too much at a time. Nothing is half-done: send the request again after a moment, with the same Idempotency-Key.
             *
             *     - **E9021**: The service cannot do this at the moment: send the same request again after the seconds of Retry-After.
             */
            503: {
                headers: {
                    /** @description When to send the request again, in seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        "error-code"?: "E9021";
                    } & components["schemas"]["Failure"];
                };
            };
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
}
