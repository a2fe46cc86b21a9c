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
         * @description The body names the action. The schemas of request and answer are named after it.
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
         * @description Creates a template: one flight on one date, which all its passes show.
         */
        createpasstemplateRequest: {
            /**
             * @description `createpasstemplate`, in any letter case.
             * @example createpasstemplate
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            /**
             * @description brand: a template without a flight, from which putpass creates the templates of flights. Default: flight. Cannot be changed later.
             * @enum {unknown}
             */
            "template-kind"?: "flight" | "brand" | "FLIGHT" | "BRAND" | "Flight" | "Brand" | "" | null;
            /** @description Wallet A certificate of the account. Default: the account’s default. Cannot be changed later. */
            "pass-type-id"?: string | number | null;
            /** @description Wallet B issuer of the account. Default: the account’s default. Cannot be changed later. */
            "issuer-id"?: string | number | null;
            /** @description True: the answer shows the result, its warnings and a trial pass, and nothing is stored or sent. */
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
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            /** @description True: the answer shows the result, its warnings and a trial pass, and nothing is stored or sent. */
            "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
        } & (components["schemas"]["TemplateFields"] & components["schemas"]["TemplateGroups"]);
        /**
         * copytemplate
         * @description Creates a template from another one, such as tomorrow’s flight from today’s. Fields that you do not send are copied, except the flight’s status and estimated times.
         */
        copytemplateRequest: {
            /**
             * @description `copytemplate`, in any letter case.
             * @example copytemplate
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            /** @description Wallet A certificate of the account. Default: the account’s default. Cannot be changed later. */
            "pass-type-id"?: string | number | null;
            /** @description Wallet B issuer of the account. Default: the account’s default. Cannot be changed later. */
            "issuer-id"?: string | number | null;
        } & (components["schemas"]["TemplateFields"] & components["schemas"]["TemplateGroups"]);
        /**
         * getpasstemplate
         * @description Returns the fields of a template, including its static values.
         */
        getpasstemplateRequest: {
            /**
             * @description `getpasstemplate`, in any letter case.
             * @example getpasstemplate
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
        };
        /**
         * getpasstemplates
         * @description Lists the templates of the account, oldest first.
         */
        getpasstemplatesRequest: {
            /**
             * @description `getpasstemplates`, in any letter case.
             * @example getpasstemplates
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            /** @description Default: 1. */
            "page-number"?: number | string | "" | null;
            /** @description Default: 100. */
            "items-per-page"?: number | string | "" | null;
            /**
             * @description Kind of templates to list. Default: flight.
             * @enum {unknown}
             */
            "template-kind"?: "flight" | "brand" | "FLIGHT" | "BRAND" | "Flight" | "Brand" | "" | null;
        };
        /**
         * updateflight
         * @description Changes a flight by its airline, number, origin and day, without our ids. Either all templates of the flight change, up to 90, or none.
         */
        updateflightRequest: {
            /**
             * @description `updateflight`, in any letter case.
             * @example updateflight
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            /** @description The airline’s code, in any letter case. */
            "flight-number-label": string | number;
            /** @description Without the airline. Leading zeros are ignored. */
            "flight-number": string | number;
            "origin-airport": components["schemas"]["Airport"];
            /** @description Scheduled day of departure, `YYYY-MM-DD`, local to origin-airport. */
            "departure-date": components["schemas"]["LocalDate"];
            /** @description Time of the event: an instant with Z or an offset, at most five minutes ahead of our clock. The newest event wins, in whatever order events arrive. */
            "event-time"?: components["schemas"]["EventTime"] | "" | null;
            /** @description True: the answer shows the result and its warnings, and nothing is stored or sent. */
            "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
        } & (components["schemas"]["FlightChanges"] & components["schemas"]["TemplateGroups"]);
        /**
         * updateflights
         * @description Changes up to 100 flights in one call.
         */
        updateflightsRequest: {
            /**
             * @description `updateflights`, in any letter case.
             * @example updateflights
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            /** @description One row per flight, at most 100. */
            flights: ({
                /** @description The airline’s code, in any letter case. */
                "flight-number-label": string | number;
                /** @description Without the airline. Leading zeros are ignored. */
                "flight-number": string | number;
                "origin-airport": components["schemas"]["Airport"];
                /** @description Scheduled day of departure, `YYYY-MM-DD`, local to origin-airport. */
                "departure-date": components["schemas"]["LocalDate"];
                /** @description Time of the event: an instant with Z or an offset, at most five minutes ahead of our clock. The newest event wins, in whatever order events arrive. */
                "event-time"?: components["schemas"]["EventTime"] | "" | null;
                /** @description True: the answer shows the result and its warnings, and nothing is stored or sent. */
                "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
            } & (components["schemas"]["FlightChanges"] & components["schemas"]["TemplateGroups"]))[];
        };
        /**
         * getflight
         * @description Shows a flight by its airline, number, origin and day: its templates and their fields. It also counts passes, installs, and how many installs have been notified of the current flight and have fetched it.
         */
        getflightRequest: {
            /**
             * @description `getflight`, in any letter case.
             * @example getflight
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            /** @description The airline’s code, in any letter case. */
            "flight-number-label": string | number;
            /** @description Without the airline. Leading zeros are ignored. */
            "flight-number": string | number;
            "origin-airport": components["schemas"]["Airport"];
            /** @description Scheduled day of departure, `YYYY-MM-DD`, local to origin-airport. */
            "departure-date": components["schemas"]["LocalDate"];
        };
        /**
         * generatepass
         * @description Creates a pass for a passenger and returns its install link. A pass-id can be used only once, for ever.
         */
        generatepassRequest: {
            /**
             * @description `generatepass`, in any letter case.
             * @example generatepass
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            "pass-id": components["schemas"]["PassId"];
            /** @description The passenger’s data on the pass. */
            "pass-data": {
                /** @description Name of the passenger. */
                "passenger-name": string | number;
                /** @description Boarding group. */
                "boarding-group"?: string | number | null;
                /** @description Position in the boarding order. */
                "boarding-position"?: string | number | null;
                /** @description Seat. */
                "seat-number"?: string | number | null;
                /**
                 * @description Default: confirmed. The other kinds need no seat, boarding group and position; Standby, Infant or At the gate is shown in place of the seat.
                 * @enum {unknown}
                 */
                "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated" | "CONFIRMED" | "STANDBY" | "INFANT" | "UNSEATED" | "Confirmed" | "Standby" | "Infant" | "Unseated" | "" | null;
                /** @description Booking code. */
                "confirmation-number": string | number;
                /** @description Cabin or class. Default: the template’s. */
                "boarding-seat-class"?: string | number | null;
                /** @description Check-in sequence number. */
                "sequence-number"?: string | number | null;
                /** @description E-ticket number. */
                "ticket-number"?: string | number | null;
                /** @description Name of the frequent-flyer program, shown before the number. */
                "frequent-flyer-program-name"?: string | number | null;
                /** @description Frequent-flyer number. */
                "frequent-flyer-name-number"?: string | number | null;
                /** @description Value of the barcode. Default: a generated one, if the template asks for it, else the template’s, else none. */
                "barcode-value"?: string | number | null;
                /** @description Default: the template’s. Wallet B. */
                "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /**
                 * @description Read as UTC; an offset is ignored. Default: the template’s expiration.
                 * @example 2027-03-16T02:00:00Z
                 */
                "expiration-timestamp"?: string | "" | null;
                /** @description Your own text, such as a booking code. Both wallets keep passes with the same text together, and there is a page for all of them. Stored only as a keyed hash. */
                "group-id"?: string | number | null;
                /** @description Replace the template’s. */
                "relevant-locations"?: {
                    latitude: number | string;
                    longitude: number | string;
                    "relevant-text"?: string | number | null;
                    key: string;
                }[] | "" | null;
                /** @description Replace the template’s. Wallet A. */
                ibeacons?: {
                    "proximity-uuid": string;
                    major?: number | string | null;
                    minor?: number | string | null;
                    "relevant-text"?: string | number | null;
                    key: string;
                }[] | "" | null;
                /** @description IATA codes of the passenger’s special services, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW, WCLB, WCOB and INFT have a badge. */
                "service-requests"?: string[] | "" | null;
                /** @description Your airline’s own service codes. Apple documents no badge for them. Wallet A. */
                "airline-service-requests"?: (string | number)[] | "" | null;
                /** @description Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant. */
                "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant" | "PRE-BOARDING" | "PRIORITY-BOARDING" | "CARRY-ON" | "PERSONAL-ITEM" | "LAP-INFANT" | "Pre-boarding" | "Priority-boarding" | "Carry-on" | "Personal-item" | "Lap-infant")[] | "" | null;
                /** @description Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown if the template has the program, too, in origin-security-programs or destination-security-programs. */
                "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
                /** @description Whether the documents for an international flight have been checked. The badge is documents-declaration. */
                "documents-verified"?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description Text of the badge for verified documents, such as DOCS OK. Needs documents-verified True. */
                "documents-declaration"?: string | number | null;
                /** @description The passenger’s priority, such as Gold. */
                "priority-status"?: string | number | null;
                /** @description Level in the frequent-flyer program, such as Senator. Wallet A. */
                "frequent-flyer-status"?: string | number | null;
                /** @description Kind of security check, such as Priority. */
                "security-screening"?: string | number | null;
                /** @description Boarding zone, without the word. Wallet A’s iOS 26 design shows it in place of boarding-group. */
                "boarding-zone"?: string | number | null;
                /** @description Logo of the passenger’s security program. Wallet B. */
                "security-program-logo"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Small picture next to the barcode, such as a priority sign. Wallet B. */
                "boarding-privilege-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Link labeled “Manage booking”. Replaces the template’s. */
                "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Change seat”. Replaces the template’s. */
                "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Call the airline”. Replaces the template’s. */
                "contact-phone"?: (string | number) | "" | null;
                /** @description Link labeled “Request a wheelchair”. Replaces the template’s. */
                "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Service animal”. Replaces the template’s. */
                "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Add bags”. Replaces the template’s. */
                "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Track bags”. Replaces the template’s. */
                "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Report a lost bag”. Replaces the template’s. */
                "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Upgrade”. Replaces the template’s. */
                "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Order a meal”. Replaces the template’s. */
                "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Lounge access”. Replaces the template’s. */
                "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Wi-Fi”. Replaces the template’s. */
                "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Entertainment”. Replaces the template’s. */
                "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “E-mail the airline”. Replaces the template’s. */
                "contact-email"?: string | "" | null;
                /** @description Link labeled “Airline website”. Replaces the template’s. */
                "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Replace the template’s. */
                "walleta-featured-actions"?: components["schemas"]["FeaturedAction"][] | "" | null;
                /** @description Picture across the pass in both wallets, fetched when the pass is generated; at most 4 MB together with the template’s images. Without it, Wallet B shows the template’s. */
                "strip-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Timezone in which the expiration is shown. Default: UTC. */
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
            /** @description The passenger’s contact data, which is never shown. */
            "pass-meta-data"?: {
                /** @description For your own integrations. */
                "user-email"?: string | "" | null;
                /** @description For your own integrations, digits only. */
                "user-phone"?: (string | number) | "" | null;
            } | "" | null;
            /** @description Your own key/value pairs, at most 4 KB of JSON, which events repeat. No unpaired surrogates. */
            "reference-data"?: {
                [key: string]: unknown;
            } | "" | null;
        };
        /**
         * generatepasses
         * @description Creates up to 500 passes of one template in one call, such as those of a flight when check-in opens.
         */
        generatepassesRequest: {
            /**
             * @description `generatepasses`, in any letter case.
             * @example generatepasses
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            /** @description One row per pass, at most 500. */
            passes: {
                "pass-id": components["schemas"]["PassId"];
                /** @description The passenger’s data on the pass. */
                "pass-data": {
                    /** @description Name of the passenger. */
                    "passenger-name": string | number;
                    /** @description Boarding group. */
                    "boarding-group"?: string | number | null;
                    /** @description Position in the boarding order. */
                    "boarding-position"?: string | number | null;
                    /** @description Seat. */
                    "seat-number"?: string | number | null;
                    /**
                     * @description Default: confirmed. The other kinds need no seat, boarding group and position; Standby, Infant or At the gate is shown in place of the seat.
                     * @enum {unknown}
                     */
                    "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated" | "CONFIRMED" | "STANDBY" | "INFANT" | "UNSEATED" | "Confirmed" | "Standby" | "Infant" | "Unseated" | "" | null;
                    /** @description Booking code. */
                    "confirmation-number": string | number;
                    /** @description Cabin or class. Default: the template’s. */
                    "boarding-seat-class"?: string | number | null;
                    /** @description Check-in sequence number. */
                    "sequence-number"?: string | number | null;
                    /** @description E-ticket number. */
                    "ticket-number"?: string | number | null;
                    /** @description Name of the frequent-flyer program, shown before the number. */
                    "frequent-flyer-program-name"?: string | number | null;
                    /** @description Frequent-flyer number. */
                    "frequent-flyer-name-number"?: string | number | null;
                    /** @description Value of the barcode. Default: a generated one, if the template asks for it, else the template’s, else none. */
                    "barcode-value"?: string | number | null;
                    /** @description Default: the template’s. Wallet B. */
                    "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /**
                     * @description Read as UTC; an offset is ignored. Default: the template’s expiration.
                     * @example 2027-03-16T02:00:00Z
                     */
                    "expiration-timestamp"?: string | "" | null;
                    /** @description Your own text, such as a booking code. Both wallets keep passes with the same text together, and there is a page for all of them. Stored only as a keyed hash. */
                    "group-id"?: string | number | null;
                    /** @description Replace the template’s. */
                    "relevant-locations"?: {
                        latitude: number | string;
                        longitude: number | string;
                        "relevant-text"?: string | number | null;
                        key: string;
                    }[] | "" | null;
                    /** @description Replace the template’s. Wallet A. */
                    ibeacons?: {
                        "proximity-uuid": string;
                        major?: number | string | null;
                        minor?: number | string | null;
                        "relevant-text"?: string | number | null;
                        key: string;
                    }[] | "" | null;
                    /** @description IATA codes of the passenger’s special services, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW, WCLB, WCOB and INFT have a badge. */
                    "service-requests"?: string[] | "" | null;
                    /** @description Your airline’s own service codes. Apple documents no badge for them. Wallet A. */
                    "airline-service-requests"?: (string | number)[] | "" | null;
                    /** @description Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant. */
                    "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant" | "PRE-BOARDING" | "PRIORITY-BOARDING" | "CARRY-ON" | "PERSONAL-ITEM" | "LAP-INFANT" | "Pre-boarding" | "Priority-boarding" | "Carry-on" | "Personal-item" | "Lap-infant")[] | "" | null;
                    /** @description Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown if the template has the program, too, in origin-security-programs or destination-security-programs. */
                    "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
                    /** @description Whether the documents for an international flight have been checked. The badge is documents-declaration. */
                    "documents-verified"?: components["schemas"]["TrueFalse"] | "" | null;
                    /** @description Text of the badge for verified documents, such as DOCS OK. Needs documents-verified True. */
                    "documents-declaration"?: string | number | null;
                    /** @description The passenger’s priority, such as Gold. */
                    "priority-status"?: string | number | null;
                    /** @description Level in the frequent-flyer program, such as Senator. Wallet A. */
                    "frequent-flyer-status"?: string | number | null;
                    /** @description Kind of security check, such as Priority. */
                    "security-screening"?: string | number | null;
                    /** @description Boarding zone, without the word. Wallet A’s iOS 26 design shows it in place of boarding-group. */
                    "boarding-zone"?: string | number | null;
                    /** @description Logo of the passenger’s security program. Wallet B. */
                    "security-program-logo"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Small picture next to the barcode, such as a priority sign. Wallet B. */
                    "boarding-privilege-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Link labeled “Manage booking”. Replaces the template’s. */
                    "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Change seat”. Replaces the template’s. */
                    "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Call the airline”. Replaces the template’s. */
                    "contact-phone"?: (string | number) | "" | null;
                    /** @description Link labeled “Request a wheelchair”. Replaces the template’s. */
                    "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Service animal”. Replaces the template’s. */
                    "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Add bags”. Replaces the template’s. */
                    "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Track bags”. Replaces the template’s. */
                    "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Report a lost bag”. Replaces the template’s. */
                    "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Upgrade”. Replaces the template’s. */
                    "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Order a meal”. Replaces the template’s. */
                    "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Lounge access”. Replaces the template’s. */
                    "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Wi-Fi”. Replaces the template’s. */
                    "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Entertainment”. Replaces the template’s. */
                    "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “E-mail the airline”. Replaces the template’s. */
                    "contact-email"?: string | "" | null;
                    /** @description Link labeled “Airline website”. Replaces the template’s. */
                    "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Replace the template’s. */
                    "walleta-featured-actions"?: components["schemas"]["FeaturedAction"][] | "" | null;
                    /** @description Picture across the pass in both wallets, fetched when the pass is generated; at most 4 MB together with the template’s images. Without it, Wallet B shows the template’s. */
                    "strip-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Timezone in which the expiration is shown. Default: UTC. */
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
                /** @description The passenger’s contact data, which is never shown. */
                "pass-meta-data"?: {
                    /** @description For your own integrations. */
                    "user-email"?: string | "" | null;
                    /** @description For your own integrations, digits only. */
                    "user-phone"?: (string | number) | "" | null;
                } | "" | null;
                /** @description Your own key/value pairs, at most 4 KB of JSON, which events repeat. No unpaired surrogates. */
                "reference-data"?: {
                    [key: string]: unknown;
                } | "" | null;
            }[];
        };
        /**
         * generatepassbyid
         * @description Returns the install link of an existing pass.
         */
        generatepassbyidRequest: {
            /**
             * @description `generatepassbyid`, in any letter case.
             * @example generatepassbyid
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            "pass-id": components["schemas"]["PassId"];
        };
        /**
         * putpass
         * @description Takes a check-in event: a passenger on a flight, at a time. It creates the pass and the flight’s template, changes the pass or moves it. Events may come in any order, and more than once.
         */
        putpassRequest: {
            /**
             * @description `putpass`, in any letter case.
             * @example putpass
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            "pass-id": components["schemas"]["PassId"];
            /** @description Time of the event: an instant with Z or an offset, at most five minutes ahead of our clock. The newest event wins, in whatever order events arrive. */
            "event-time": components["schemas"]["EventTime"];
            /** @description Id of the brand from which the flight’s template is created. Default: the account’s oldest brand. */
            brand?: components["schemas"]["PassTemplateId"] | "" | null;
            /** @description The operating flight: its key, and any other known fields. */
            flight: {
                /** @description The airline’s code, in any letter case. */
                "flight-number-label": string | number;
                /** @description Without the airline. Leading zeros are ignored. */
                "flight-number": string | number;
                /** @description Departure airport. Its timezone applies to local times there. */
                "origin-airport": components["schemas"]["Airport"];
                /** @description Name of that airport. Default: its code. */
                "origin-airport-label"?: string | number | null;
                /** @description Departure terminal. */
                "origin-terminal"?: string | number | null;
                /** @description Departure gate. */
                "origin-gate"?: string | number | null;
                /** @description Arrival airport. Its timezone applies to local times there. */
                "destination-airport"?: components["schemas"]["Airport"] | "" | null;
                /** @description Name of that airport. Default: its code. */
                "destination-airport-label"?: string | number | null;
                /** @description Arrival terminal. */
                "arrival-terminal"?: string | number | null;
                /** @description Arrival gate. */
                "arrival-gate"?: string | number | null;
                /** @description Local to origin-airport. */
                "boarding-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                /** @description Local to origin-airport. */
                "gate-closing-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                /** @description Scheduled departure, local to origin-airport. */
                "departure-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                /** @description Scheduled arrival, local to destination-airport. Wallet A’s iOS 26 design needs it. */
                "arrival-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                /** @description When the pass appears on the lock screen. We advise 3 hours before boarding, which Wallet B always uses. */
                "relevance-date-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                /** @description Timezone of relevance-date-time, and of local times at unknown airports. */
                "relevance-date-timezone"?: components["schemas"]["TimeZone"] | "" | null;
                /**
                 * @description Door to board by.
                 * @enum {unknown}
                 */
                "boarding-door"?: "Front" | "Back" | "FRONT" | "BACK" | "front" | "back" | "" | null;
                /** @description Scheduled day of departure, `YYYY-MM-DD`, local to origin-airport. */
                "departure-date": components["schemas"]["LocalDate"];
            };
            /** @description True: the push is sent ahead of other updates. */
            priority?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description New status, here or in pass-data. */
            "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
            /** @description The passenger’s data on the pass. */
            "pass-data": {
                /** @description Name of the passenger. */
                "passenger-name": string | number;
                /** @description Boarding group. */
                "boarding-group"?: string | number | null;
                /** @description Position in the boarding order. */
                "boarding-position"?: string | number | null;
                /** @description Seat. */
                "seat-number"?: string | number | null;
                /**
                 * @description Default: confirmed. The other kinds need no seat, boarding group and position; Standby, Infant or At the gate is shown in place of the seat.
                 * @enum {unknown}
                 */
                "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated" | "CONFIRMED" | "STANDBY" | "INFANT" | "UNSEATED" | "Confirmed" | "Standby" | "Infant" | "Unseated" | "" | null;
                /** @description Booking code. */
                "confirmation-number": string | number;
                /** @description Cabin or class. Default: the template’s. */
                "boarding-seat-class"?: string | number | null;
                /** @description Check-in sequence number. */
                "sequence-number"?: string | number | null;
                /** @description E-ticket number. */
                "ticket-number"?: string | number | null;
                /** @description Name of the frequent-flyer program, shown before the number. */
                "frequent-flyer-program-name"?: string | number | null;
                /** @description Frequent-flyer number. */
                "frequent-flyer-name-number"?: string | number | null;
                /** @description Value of the barcode. Default: a generated one, if the template asks for it, else the template’s, else none. */
                "barcode-value"?: string | number | null;
                /** @description Default: the template’s. Wallet B. */
                "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /**
                 * @description Read as UTC; an offset is ignored. Default: the template’s expiration.
                 * @example 2027-03-16T02:00:00Z
                 */
                "expiration-timestamp"?: string | "" | null;
                /** @description Your own text, such as a booking code. Both wallets keep passes with the same text together, and there is a page for all of them. Stored only as a keyed hash. */
                "group-id"?: string | number | null;
                /** @description Replace the template’s. */
                "relevant-locations"?: {
                    latitude: number | string;
                    longitude: number | string;
                    "relevant-text"?: string | number | null;
                    key: string;
                }[] | "" | null;
                /** @description Replace the template’s. Wallet A. */
                ibeacons?: {
                    "proximity-uuid": string;
                    major?: number | string | null;
                    minor?: number | string | null;
                    "relevant-text"?: string | number | null;
                    key: string;
                }[] | "" | null;
                /** @description IATA codes of the passenger’s special services, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW, WCLB, WCOB and INFT have a badge. */
                "service-requests"?: string[] | "" | null;
                /** @description Your airline’s own service codes. Apple documents no badge for them. Wallet A. */
                "airline-service-requests"?: (string | number)[] | "" | null;
                /** @description Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant. */
                "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant" | "PRE-BOARDING" | "PRIORITY-BOARDING" | "CARRY-ON" | "PERSONAL-ITEM" | "LAP-INFANT" | "Pre-boarding" | "Priority-boarding" | "Carry-on" | "Personal-item" | "Lap-infant")[] | "" | null;
                /** @description Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown if the template has the program, too, in origin-security-programs or destination-security-programs. */
                "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
                /** @description Whether the documents for an international flight have been checked. The badge is documents-declaration. */
                "documents-verified"?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description Text of the badge for verified documents, such as DOCS OK. Needs documents-verified True. */
                "documents-declaration"?: string | number | null;
                /** @description The passenger’s priority, such as Gold. */
                "priority-status"?: string | number | null;
                /** @description Level in the frequent-flyer program, such as Senator. Wallet A. */
                "frequent-flyer-status"?: string | number | null;
                /** @description Kind of security check, such as Priority. */
                "security-screening"?: string | number | null;
                /** @description Boarding zone, without the word. Wallet A’s iOS 26 design shows it in place of boarding-group. */
                "boarding-zone"?: string | number | null;
                /** @description Logo of the passenger’s security program. Wallet B. */
                "security-program-logo"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Small picture next to the barcode, such as a priority sign. Wallet B. */
                "boarding-privilege-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Link labeled “Manage booking”. Replaces the template’s. */
                "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Change seat”. Replaces the template’s. */
                "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Call the airline”. Replaces the template’s. */
                "contact-phone"?: (string | number) | "" | null;
                /** @description Link labeled “Request a wheelchair”. Replaces the template’s. */
                "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Service animal”. Replaces the template’s. */
                "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Add bags”. Replaces the template’s. */
                "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Track bags”. Replaces the template’s. */
                "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Report a lost bag”. Replaces the template’s. */
                "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Upgrade”. Replaces the template’s. */
                "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Order a meal”. Replaces the template’s. */
                "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Lounge access”. Replaces the template’s. */
                "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Wi-Fi”. Replaces the template’s. */
                "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Entertainment”. Replaces the template’s. */
                "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “E-mail the airline”. Replaces the template’s. */
                "contact-email"?: string | "" | null;
                /** @description Link labeled “Airline website”. Replaces the template’s. */
                "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Replace the template’s. */
                "walleta-featured-actions"?: components["schemas"]["FeaturedAction"][] | "" | null;
                /** @description Picture across the pass in both wallets, fetched when the pass is generated; at most 4 MB together with the template’s images. Without it, Wallet B shows the template’s. */
                "strip-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Timezone in which the expiration is shown. Default: UTC. */
                "expiration-timezone"?: components["schemas"]["TimeZone"] | "" | null;
                /** @description The same as boarding-seat-class. */
                "boarding-Seat-class"?: string | number | null;
                /** @description New status, here or beside pass-data. After the expiration, active is refused (E9018) unless you send a later expiration-timestamp. */
                "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
                /** @description Text of the notification for this update. Default: a text about what has changed. */
                "pass-update-notification"?: string | number | null;
            } & ({
                "boarding-group": string | number;
                "boarding-position": string | number;
                "seat-number": string | number;
            } | {
                /** @enum {unknown} */
                "passenger-kind": "standby" | "infant" | "unseated" | "STANDBY" | "INFANT" | "UNSEATED" | "Standby" | "Infant" | "Unseated";
            });
            /** @description The passenger’s contact data, which is never shown. */
            "pass-meta-data"?: {
                /** @description For your own integrations. */
                "user-email"?: string | "" | null;
                /** @description For your own integrations, digits only. */
                "user-phone"?: (string | number) | "" | null;
            } | "" | null;
            /** @description Your own key/value pairs, at most 4 KB of JSON, which events repeat. No unpaired surrogates. */
            "reference-data"?: {
                [key: string]: unknown;
            } | "" | null;
        };
        /**
         * putpasses
         * @description Takes up to 500 events, of any flights and in any order.
         */
        putpassesRequest: {
            /**
             * @description `putpasses`, in any letter case.
             * @example putpasses
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            /** @description Id of the brand from which the flight’s template is created. Default: the account’s oldest brand. */
            brand?: components["schemas"]["PassTemplateId"] | "" | null;
            /** @description One row per pass, at most 500. */
            passes: {
                "pass-id": components["schemas"]["PassId"];
                /** @description Time of the event: an instant with Z or an offset, at most five minutes ahead of our clock. The newest event wins, in whatever order events arrive. */
                "event-time": components["schemas"]["EventTime"];
                /** @description Id of the brand from which the flight’s template is created. Default: the account’s oldest brand. */
                brand?: components["schemas"]["PassTemplateId"] | "" | null;
                /** @description The operating flight: its key, and any other known fields. */
                flight: {
                    /** @description The airline’s code, in any letter case. */
                    "flight-number-label": string | number;
                    /** @description Without the airline. Leading zeros are ignored. */
                    "flight-number": string | number;
                    /** @description Departure airport. Its timezone applies to local times there. */
                    "origin-airport": components["schemas"]["Airport"];
                    /** @description Name of that airport. Default: its code. */
                    "origin-airport-label"?: string | number | null;
                    /** @description Departure terminal. */
                    "origin-terminal"?: string | number | null;
                    /** @description Departure gate. */
                    "origin-gate"?: string | number | null;
                    /** @description Arrival airport. Its timezone applies to local times there. */
                    "destination-airport"?: components["schemas"]["Airport"] | "" | null;
                    /** @description Name of that airport. Default: its code. */
                    "destination-airport-label"?: string | number | null;
                    /** @description Arrival terminal. */
                    "arrival-terminal"?: string | number | null;
                    /** @description Arrival gate. */
                    "arrival-gate"?: string | number | null;
                    /** @description Local to origin-airport. */
                    "boarding-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                    /** @description Local to origin-airport. */
                    "gate-closing-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                    /** @description Scheduled departure, local to origin-airport. */
                    "departure-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                    /** @description Scheduled arrival, local to destination-airport. Wallet A’s iOS 26 design needs it. */
                    "arrival-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                    /** @description When the pass appears on the lock screen. We advise 3 hours before boarding, which Wallet B always uses. */
                    "relevance-date-time"?: components["schemas"]["LocalDateTime"] | "" | null;
                    /** @description Timezone of relevance-date-time, and of local times at unknown airports. */
                    "relevance-date-timezone"?: components["schemas"]["TimeZone"] | "" | null;
                    /**
                     * @description Door to board by.
                     * @enum {unknown}
                     */
                    "boarding-door"?: "Front" | "Back" | "FRONT" | "BACK" | "front" | "back" | "" | null;
                    /** @description Scheduled day of departure, `YYYY-MM-DD`, local to origin-airport. */
                    "departure-date": components["schemas"]["LocalDate"];
                };
                /** @description True: the push is sent ahead of other updates. */
                priority?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description New status, here or in pass-data. */
                "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
                /** @description The passenger’s data on the pass. */
                "pass-data": {
                    /** @description Name of the passenger. */
                    "passenger-name": string | number;
                    /** @description Boarding group. */
                    "boarding-group"?: string | number | null;
                    /** @description Position in the boarding order. */
                    "boarding-position"?: string | number | null;
                    /** @description Seat. */
                    "seat-number"?: string | number | null;
                    /**
                     * @description Default: confirmed. The other kinds need no seat, boarding group and position; Standby, Infant or At the gate is shown in place of the seat.
                     * @enum {unknown}
                     */
                    "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated" | "CONFIRMED" | "STANDBY" | "INFANT" | "UNSEATED" | "Confirmed" | "Standby" | "Infant" | "Unseated" | "" | null;
                    /** @description Booking code. */
                    "confirmation-number": string | number;
                    /** @description Cabin or class. Default: the template’s. */
                    "boarding-seat-class"?: string | number | null;
                    /** @description Check-in sequence number. */
                    "sequence-number"?: string | number | null;
                    /** @description E-ticket number. */
                    "ticket-number"?: string | number | null;
                    /** @description Name of the frequent-flyer program, shown before the number. */
                    "frequent-flyer-program-name"?: string | number | null;
                    /** @description Frequent-flyer number. */
                    "frequent-flyer-name-number"?: string | number | null;
                    /** @description Value of the barcode. Default: a generated one, if the template asks for it, else the template’s, else none. */
                    "barcode-value"?: string | number | null;
                    /** @description Default: the template’s. Wallet B. */
                    "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /**
                     * @description Read as UTC; an offset is ignored. Default: the template’s expiration.
                     * @example 2027-03-16T02:00:00Z
                     */
                    "expiration-timestamp"?: string | "" | null;
                    /** @description Your own text, such as a booking code. Both wallets keep passes with the same text together, and there is a page for all of them. Stored only as a keyed hash. */
                    "group-id"?: string | number | null;
                    /** @description Replace the template’s. */
                    "relevant-locations"?: {
                        latitude: number | string;
                        longitude: number | string;
                        "relevant-text"?: string | number | null;
                        key: string;
                    }[] | "" | null;
                    /** @description Replace the template’s. Wallet A. */
                    ibeacons?: {
                        "proximity-uuid": string;
                        major?: number | string | null;
                        minor?: number | string | null;
                        "relevant-text"?: string | number | null;
                        key: string;
                    }[] | "" | null;
                    /** @description IATA codes of the passenger’s special services, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW, WCLB, WCOB and INFT have a badge. */
                    "service-requests"?: string[] | "" | null;
                    /** @description Your airline’s own service codes. Apple documents no badge for them. Wallet A. */
                    "airline-service-requests"?: (string | number)[] | "" | null;
                    /** @description Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant. */
                    "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant" | "PRE-BOARDING" | "PRIORITY-BOARDING" | "CARRY-ON" | "PERSONAL-ITEM" | "LAP-INFANT" | "Pre-boarding" | "Priority-boarding" | "Carry-on" | "Personal-item" | "Lap-infant")[] | "" | null;
                    /** @description Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown if the template has the program, too, in origin-security-programs or destination-security-programs. */
                    "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
                    /** @description Whether the documents for an international flight have been checked. The badge is documents-declaration. */
                    "documents-verified"?: components["schemas"]["TrueFalse"] | "" | null;
                    /** @description Text of the badge for verified documents, such as DOCS OK. Needs documents-verified True. */
                    "documents-declaration"?: string | number | null;
                    /** @description The passenger’s priority, such as Gold. */
                    "priority-status"?: string | number | null;
                    /** @description Level in the frequent-flyer program, such as Senator. Wallet A. */
                    "frequent-flyer-status"?: string | number | null;
                    /** @description Kind of security check, such as Priority. */
                    "security-screening"?: string | number | null;
                    /** @description Boarding zone, without the word. Wallet A’s iOS 26 design shows it in place of boarding-group. */
                    "boarding-zone"?: string | number | null;
                    /** @description Logo of the passenger’s security program. Wallet B. */
                    "security-program-logo"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Small picture next to the barcode, such as a priority sign. Wallet B. */
                    "boarding-privilege-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Link labeled “Manage booking”. Replaces the template’s. */
                    "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Change seat”. Replaces the template’s. */
                    "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Call the airline”. Replaces the template’s. */
                    "contact-phone"?: (string | number) | "" | null;
                    /** @description Link labeled “Request a wheelchair”. Replaces the template’s. */
                    "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Service animal”. Replaces the template’s. */
                    "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Add bags”. Replaces the template’s. */
                    "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Track bags”. Replaces the template’s. */
                    "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Report a lost bag”. Replaces the template’s. */
                    "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Upgrade”. Replaces the template’s. */
                    "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Order a meal”. Replaces the template’s. */
                    "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Lounge access”. Replaces the template’s. */
                    "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Wi-Fi”. Replaces the template’s. */
                    "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Entertainment”. Replaces the template’s. */
                    "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “E-mail the airline”. Replaces the template’s. */
                    "contact-email"?: string | "" | null;
                    /** @description Link labeled “Airline website”. Replaces the template’s. */
                    "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Replace the template’s. */
                    "walleta-featured-actions"?: components["schemas"]["FeaturedAction"][] | "" | null;
                    /** @description Picture across the pass in both wallets, fetched when the pass is generated; at most 4 MB together with the template’s images. Without it, Wallet B shows the template’s. */
                    "strip-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Timezone in which the expiration is shown. Default: UTC. */
                    "expiration-timezone"?: components["schemas"]["TimeZone"] | "" | null;
                    /** @description The same as boarding-seat-class. */
                    "boarding-Seat-class"?: string | number | null;
                    /** @description New status, here or beside pass-data. After the expiration, active is refused (E9018) unless you send a later expiration-timestamp. */
                    "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
                    /** @description Text of the notification for this update. Default: a text about what has changed. */
                    "pass-update-notification"?: string | number | null;
                } & ({
                    "boarding-group": string | number;
                    "boarding-position": string | number;
                    "seat-number": string | number;
                } | {
                    /** @enum {unknown} */
                    "passenger-kind": "standby" | "infant" | "unseated" | "STANDBY" | "INFANT" | "UNSEATED" | "Standby" | "Infant" | "Unseated";
                });
                /** @description The passenger’s contact data, which is never shown. */
                "pass-meta-data"?: {
                    /** @description For your own integrations. */
                    "user-email"?: string | "" | null;
                    /** @description For your own integrations, digits only. */
                    "user-phone"?: (string | number) | "" | null;
                } | "" | null;
                /** @description Your own key/value pairs, at most 4 KB of JSON, which events repeat. No unpaired surrogates. */
                "reference-data"?: {
                    [key: string]: unknown;
                } | "" | null;
            }[];
        };
        /**
         * updatepassdata
         * @description Changes a pass, installed or not. Fields that you do not send keep their values.
         */
        updatepassdataRequest: {
            /**
             * @description `updatepassdata`, in any letter case.
             * @example updatepassdata
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            "pass-id": components["schemas"]["PassId"];
            /** @description True: the push is sent ahead of other updates. */
            priority?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description True: the answer shows the result and its warnings, and nothing is stored or sent. */
            "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description True: phones and Wallet B get the pass again even if nothing changes, without a notification. */
            "send-again"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description New status, here or in pass-data. */
            "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
            /** @description The passenger’s data on the pass. */
            "pass-data"?: {
                /** @description Name of the passenger. */
                "passenger-name"?: string | number | null;
                /** @description Boarding group. */
                "boarding-group"?: string | number | null;
                /** @description Position in the boarding order. */
                "boarding-position"?: string | number | null;
                /** @description Seat. */
                "seat-number"?: string | number | null;
                /**
                 * @description Default: confirmed. The other kinds need no seat, boarding group and position; Standby, Infant or At the gate is shown in place of the seat.
                 * @enum {unknown}
                 */
                "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated" | "CONFIRMED" | "STANDBY" | "INFANT" | "UNSEATED" | "Confirmed" | "Standby" | "Infant" | "Unseated" | "" | null;
                /** @description Booking code. */
                "confirmation-number"?: string | number | null;
                /** @description Cabin or class. Default: the template’s. */
                "boarding-seat-class"?: string | number | null;
                /** @description Check-in sequence number. */
                "sequence-number"?: string | number | null;
                /** @description E-ticket number. */
                "ticket-number"?: string | number | null;
                /** @description Name of the frequent-flyer program, shown before the number. */
                "frequent-flyer-program-name"?: string | number | null;
                /** @description Frequent-flyer number. */
                "frequent-flyer-name-number"?: string | number | null;
                /** @description Value of the barcode. Default: a generated one, if the template asks for it, else the template’s, else none. */
                "barcode-value"?: string | number | null;
                /** @description Default: the template’s. Wallet B. */
                "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /**
                 * @description Read as UTC; an offset is ignored. Default: the template’s expiration.
                 * @example 2027-03-16T02:00:00Z
                 */
                "expiration-timestamp"?: string | "" | null;
                /** @description Your own text, such as a booking code. Both wallets keep passes with the same text together, and there is a page for all of them. Stored only as a keyed hash. */
                "group-id"?: string | number | null;
                /** @description Replace the template’s. */
                "relevant-locations"?: {
                    latitude: number | string;
                    longitude: number | string;
                    "relevant-text"?: string | number | null;
                    key: string;
                }[] | "" | null;
                /** @description Replace the template’s. Wallet A. */
                ibeacons?: {
                    "proximity-uuid": string;
                    major?: number | string | null;
                    minor?: number | string | null;
                    "relevant-text"?: string | number | null;
                    key: string;
                }[] | "" | null;
                /** @description IATA codes of the passenger’s special services, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW, WCLB, WCOB and INFT have a badge. */
                "service-requests"?: string[] | "" | null;
                /** @description Your airline’s own service codes. Apple documents no badge for them. Wallet A. */
                "airline-service-requests"?: (string | number)[] | "" | null;
                /** @description Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant. */
                "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant" | "PRE-BOARDING" | "PRIORITY-BOARDING" | "CARRY-ON" | "PERSONAL-ITEM" | "LAP-INFANT" | "Pre-boarding" | "Priority-boarding" | "Carry-on" | "Personal-item" | "Lap-infant")[] | "" | null;
                /** @description Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown if the template has the program, too, in origin-security-programs or destination-security-programs. */
                "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
                /** @description Whether the documents for an international flight have been checked. The badge is documents-declaration. */
                "documents-verified"?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description Text of the badge for verified documents, such as DOCS OK. Needs documents-verified True. */
                "documents-declaration"?: string | number | null;
                /** @description The passenger’s priority, such as Gold. */
                "priority-status"?: string | number | null;
                /** @description Level in the frequent-flyer program, such as Senator. Wallet A. */
                "frequent-flyer-status"?: string | number | null;
                /** @description Kind of security check, such as Priority. */
                "security-screening"?: string | number | null;
                /** @description Boarding zone, without the word. Wallet A’s iOS 26 design shows it in place of boarding-group. */
                "boarding-zone"?: string | number | null;
                /** @description Logo of the passenger’s security program. Wallet B. */
                "security-program-logo"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Small picture next to the barcode, such as a priority sign. Wallet B. */
                "boarding-privilege-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Link labeled “Manage booking”. Replaces the template’s. */
                "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Change seat”. Replaces the template’s. */
                "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Call the airline”. Replaces the template’s. */
                "contact-phone"?: (string | number) | "" | null;
                /** @description Link labeled “Request a wheelchair”. Replaces the template’s. */
                "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Service animal”. Replaces the template’s. */
                "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Add bags”. Replaces the template’s. */
                "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Track bags”. Replaces the template’s. */
                "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Report a lost bag”. Replaces the template’s. */
                "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Upgrade”. Replaces the template’s. */
                "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Order a meal”. Replaces the template’s. */
                "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Lounge access”. Replaces the template’s. */
                "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Wi-Fi”. Replaces the template’s. */
                "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Entertainment”. Replaces the template’s. */
                "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “E-mail the airline”. Replaces the template’s. */
                "contact-email"?: string | "" | null;
                /** @description Link labeled “Airline website”. Replaces the template’s. */
                "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Replace the template’s. */
                "walleta-featured-actions"?: components["schemas"]["FeaturedAction"][] | "" | null;
                /** @description The same as boarding-seat-class. */
                "boarding-Seat-class"?: string | number | null;
                /** @description New status, here or beside pass-data. After the expiration, active is refused (E9018) unless you send a later expiration-timestamp. */
                "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
                /** @description Text of the notification for this update. Default: a text about what has changed. */
                "pass-update-notification"?: string | number | null;
            } | "" | null;
            /** @description The passenger’s contact data, which is never shown. */
            "pass-meta-data"?: {
                /** @description For your own integrations. */
                "user-email"?: string | "" | null;
                /** @description For your own integrations, digits only. */
                "user-phone"?: (string | number) | "" | null;
            } | "" | null;
        };
        /**
         * updatepasses
         * @description Changes up to 500 passes, of one template or of several.
         */
        updatepassesRequest: {
            /**
             * @description `updatepasses`, in any letter case.
             * @example updatepasses
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            /** @description For rows that have none of their own. */
            "pass-template-id"?: components["schemas"]["PassTemplateId"] | "" | null;
            /** @description One row per pass, at most 500. */
            passes: {
                "pass-template-id"?: components["schemas"]["PassTemplateId"];
                "pass-id": components["schemas"]["PassId"];
                /** @description True: the push is sent ahead of other updates. */
                priority?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description True: the answer shows the result and its warnings, and nothing is stored or sent. */
                "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description True: phones and Wallet B get the pass again even if nothing changes, without a notification. */
                "send-again"?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description New status, here or in pass-data. */
                "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
                /** @description The passenger’s data on the pass. */
                "pass-data"?: {
                    /** @description Name of the passenger. */
                    "passenger-name"?: string | number | null;
                    /** @description Boarding group. */
                    "boarding-group"?: string | number | null;
                    /** @description Position in the boarding order. */
                    "boarding-position"?: string | number | null;
                    /** @description Seat. */
                    "seat-number"?: string | number | null;
                    /**
                     * @description Default: confirmed. The other kinds need no seat, boarding group and position; Standby, Infant or At the gate is shown in place of the seat.
                     * @enum {unknown}
                     */
                    "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated" | "CONFIRMED" | "STANDBY" | "INFANT" | "UNSEATED" | "Confirmed" | "Standby" | "Infant" | "Unseated" | "" | null;
                    /** @description Booking code. */
                    "confirmation-number"?: string | number | null;
                    /** @description Cabin or class. Default: the template’s. */
                    "boarding-seat-class"?: string | number | null;
                    /** @description Check-in sequence number. */
                    "sequence-number"?: string | number | null;
                    /** @description E-ticket number. */
                    "ticket-number"?: string | number | null;
                    /** @description Name of the frequent-flyer program, shown before the number. */
                    "frequent-flyer-program-name"?: string | number | null;
                    /** @description Frequent-flyer number. */
                    "frequent-flyer-name-number"?: string | number | null;
                    /** @description Value of the barcode. Default: a generated one, if the template asks for it, else the template’s, else none. */
                    "barcode-value"?: string | number | null;
                    /** @description Default: the template’s. Wallet B. */
                    "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /**
                     * @description Read as UTC; an offset is ignored. Default: the template’s expiration.
                     * @example 2027-03-16T02:00:00Z
                     */
                    "expiration-timestamp"?: string | "" | null;
                    /** @description Your own text, such as a booking code. Both wallets keep passes with the same text together, and there is a page for all of them. Stored only as a keyed hash. */
                    "group-id"?: string | number | null;
                    /** @description Replace the template’s. */
                    "relevant-locations"?: {
                        latitude: number | string;
                        longitude: number | string;
                        "relevant-text"?: string | number | null;
                        key: string;
                    }[] | "" | null;
                    /** @description Replace the template’s. Wallet A. */
                    ibeacons?: {
                        "proximity-uuid": string;
                        major?: number | string | null;
                        minor?: number | string | null;
                        "relevant-text"?: string | number | null;
                        key: string;
                    }[] | "" | null;
                    /** @description IATA codes of the passenger’s special services, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW, WCLB, WCOB and INFT have a badge. */
                    "service-requests"?: string[] | "" | null;
                    /** @description Your airline’s own service codes. Apple documents no badge for them. Wallet A. */
                    "airline-service-requests"?: (string | number)[] | "" | null;
                    /** @description Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant. */
                    "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant" | "PRE-BOARDING" | "PRIORITY-BOARDING" | "CARRY-ON" | "PERSONAL-ITEM" | "LAP-INFANT" | "Pre-boarding" | "Priority-boarding" | "Carry-on" | "Personal-item" | "Lap-infant")[] | "" | null;
                    /** @description Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown if the template has the program, too, in origin-security-programs or destination-security-programs. */
                    "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
                    /** @description Whether the documents for an international flight have been checked. The badge is documents-declaration. */
                    "documents-verified"?: components["schemas"]["TrueFalse"] | "" | null;
                    /** @description Text of the badge for verified documents, such as DOCS OK. Needs documents-verified True. */
                    "documents-declaration"?: string | number | null;
                    /** @description The passenger’s priority, such as Gold. */
                    "priority-status"?: string | number | null;
                    /** @description Level in the frequent-flyer program, such as Senator. Wallet A. */
                    "frequent-flyer-status"?: string | number | null;
                    /** @description Kind of security check, such as Priority. */
                    "security-screening"?: string | number | null;
                    /** @description Boarding zone, without the word. Wallet A’s iOS 26 design shows it in place of boarding-group. */
                    "boarding-zone"?: string | number | null;
                    /** @description Logo of the passenger’s security program. Wallet B. */
                    "security-program-logo"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Small picture next to the barcode, such as a priority sign. Wallet B. */
                    "boarding-privilege-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Link labeled “Manage booking”. Replaces the template’s. */
                    "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Change seat”. Replaces the template’s. */
                    "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Call the airline”. Replaces the template’s. */
                    "contact-phone"?: (string | number) | "" | null;
                    /** @description Link labeled “Request a wheelchair”. Replaces the template’s. */
                    "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Service animal”. Replaces the template’s. */
                    "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Add bags”. Replaces the template’s. */
                    "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Track bags”. Replaces the template’s. */
                    "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Report a lost bag”. Replaces the template’s. */
                    "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Upgrade”. Replaces the template’s. */
                    "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Order a meal”. Replaces the template’s. */
                    "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Lounge access”. Replaces the template’s. */
                    "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Wi-Fi”. Replaces the template’s. */
                    "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Entertainment”. Replaces the template’s. */
                    "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “E-mail the airline”. Replaces the template’s. */
                    "contact-email"?: string | "" | null;
                    /** @description Link labeled “Airline website”. Replaces the template’s. */
                    "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Replace the template’s. */
                    "walleta-featured-actions"?: components["schemas"]["FeaturedAction"][] | "" | null;
                    /** @description The same as boarding-seat-class. */
                    "boarding-Seat-class"?: string | number | null;
                    /** @description New status, here or beside pass-data. After the expiration, active is refused (E9018) unless you send a later expiration-timestamp. */
                    "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
                    /** @description Text of the notification for this update. Default: a text about what has changed. */
                    "pass-update-notification"?: string | number | null;
                } | "" | null;
                /** @description The passenger’s contact data, which is never shown. */
                "pass-meta-data"?: {
                    /** @description For your own integrations. */
                    "user-email"?: string | "" | null;
                    /** @description For your own integrations, digits only. */
                    "user-phone"?: (string | number) | "" | null;
                } | "" | null;
            }[];
        };
        /**
         * movepass
         * @description Moves a pass that the passenger already has to another flight. Its pass-id, install link, serial number and group stay, so the passenger does not have to install it again.
         */
        movepassRequest: {
            /**
             * @description `movepass`, in any letter case.
             * @example movepass
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            "to-pass-template-id": components["schemas"]["PassTemplateId"];
            "pass-id": components["schemas"]["PassId"];
            /** @description True: the push is sent ahead of other updates. */
            priority?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description True: the answer shows the result and its warnings, and nothing is stored or sent. */
            "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description The passenger’s data on the pass. */
            "pass-data"?: {
                /** @description Name of the passenger. */
                "passenger-name"?: string | number | null;
                /** @description Boarding group. */
                "boarding-group"?: string | number | null;
                /** @description Position in the boarding order. */
                "boarding-position"?: string | number | null;
                /** @description Seat. */
                "seat-number"?: string | number | null;
                /**
                 * @description Default: confirmed. The other kinds need no seat, boarding group and position; Standby, Infant or At the gate is shown in place of the seat.
                 * @enum {unknown}
                 */
                "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated" | "CONFIRMED" | "STANDBY" | "INFANT" | "UNSEATED" | "Confirmed" | "Standby" | "Infant" | "Unseated" | "" | null;
                /** @description Booking code. */
                "confirmation-number"?: string | number | null;
                /** @description Cabin or class. Default: the template’s. */
                "boarding-seat-class"?: string | number | null;
                /** @description Check-in sequence number. */
                "sequence-number"?: string | number | null;
                /** @description E-ticket number. */
                "ticket-number"?: string | number | null;
                /** @description Name of the frequent-flyer program, shown before the number. */
                "frequent-flyer-program-name"?: string | number | null;
                /** @description Frequent-flyer number. */
                "frequent-flyer-name-number"?: string | number | null;
                /** @description Value of the barcode. Default: a generated one, if the template asks for it, else the template’s, else none. */
                "barcode-value"?: string | number | null;
                /** @description Default: the template’s. Wallet B. */
                "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /**
                 * @description Read as UTC; an offset is ignored. Default: the template’s expiration.
                 * @example 2027-03-16T02:00:00Z
                 */
                "expiration-timestamp"?: string | "" | null;
                /** @description Your own text, such as a booking code. Both wallets keep passes with the same text together, and there is a page for all of them. Stored only as a keyed hash. */
                "group-id"?: string | number | null;
                /** @description Replace the template’s. */
                "relevant-locations"?: {
                    latitude: number | string;
                    longitude: number | string;
                    "relevant-text"?: string | number | null;
                    key: string;
                }[] | "" | null;
                /** @description Replace the template’s. Wallet A. */
                ibeacons?: {
                    "proximity-uuid": string;
                    major?: number | string | null;
                    minor?: number | string | null;
                    "relevant-text"?: string | number | null;
                    key: string;
                }[] | "" | null;
                /** @description IATA codes of the passenger’s special services, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW, WCLB, WCOB and INFT have a badge. */
                "service-requests"?: string[] | "" | null;
                /** @description Your airline’s own service codes. Apple documents no badge for them. Wallet A. */
                "airline-service-requests"?: (string | number)[] | "" | null;
                /** @description Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant. */
                "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant" | "PRE-BOARDING" | "PRIORITY-BOARDING" | "CARRY-ON" | "PERSONAL-ITEM" | "LAP-INFANT" | "Pre-boarding" | "Priority-boarding" | "Carry-on" | "Personal-item" | "Lap-infant")[] | "" | null;
                /** @description Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown if the template has the program, too, in origin-security-programs or destination-security-programs. */
                "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
                /** @description Whether the documents for an international flight have been checked. The badge is documents-declaration. */
                "documents-verified"?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description Text of the badge for verified documents, such as DOCS OK. Needs documents-verified True. */
                "documents-declaration"?: string | number | null;
                /** @description The passenger’s priority, such as Gold. */
                "priority-status"?: string | number | null;
                /** @description Level in the frequent-flyer program, such as Senator. Wallet A. */
                "frequent-flyer-status"?: string | number | null;
                /** @description Kind of security check, such as Priority. */
                "security-screening"?: string | number | null;
                /** @description Boarding zone, without the word. Wallet A’s iOS 26 design shows it in place of boarding-group. */
                "boarding-zone"?: string | number | null;
                /** @description Logo of the passenger’s security program. Wallet B. */
                "security-program-logo"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Small picture next to the barcode, such as a priority sign. Wallet B. */
                "boarding-privilege-image"?: components["schemas"]["ImageUrl"] | "" | null;
                /** @description Link labeled “Manage booking”. Replaces the template’s. */
                "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Change seat”. Replaces the template’s. */
                "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Call the airline”. Replaces the template’s. */
                "contact-phone"?: (string | number) | "" | null;
                /** @description Link labeled “Request a wheelchair”. Replaces the template’s. */
                "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Service animal”. Replaces the template’s. */
                "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Add bags”. Replaces the template’s. */
                "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Track bags”. Replaces the template’s. */
                "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Report a lost bag”. Replaces the template’s. */
                "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Upgrade”. Replaces the template’s. */
                "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Order a meal”. Replaces the template’s. */
                "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Lounge access”. Replaces the template’s. */
                "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Wi-Fi”. Replaces the template’s. */
                "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “Entertainment”. Replaces the template’s. */
                "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Link labeled “E-mail the airline”. Replaces the template’s. */
                "contact-email"?: string | "" | null;
                /** @description Link labeled “Airline website”. Replaces the template’s. */
                "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                /** @description Replace the template’s. */
                "walleta-featured-actions"?: components["schemas"]["FeaturedAction"][] | "" | null;
                /** @description The same as boarding-seat-class. */
                "boarding-Seat-class"?: string | number | null;
                /** @description New status, here or beside pass-data. After the expiration, active is refused (E9018) unless you send a later expiration-timestamp. */
                "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
                /** @description Text of the notification for this update. Default: a text about what has changed. */
                "pass-update-notification"?: string | number | null;
            } | "" | null;
        };
        /**
         * movepasses
         * @description Moves up to 500 passes, to one flight or to several.
         */
        movepassesRequest: {
            /**
             * @description `movepasses`, in any letter case.
             * @example movepasses
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            /** @description For rows that have none of their own. */
            "pass-template-id"?: components["schemas"]["PassTemplateId"] | "" | null;
            /** @description For rows that have none of their own. */
            "to-pass-template-id"?: components["schemas"]["PassTemplateId"] | "" | null;
            /** @description One row per pass, at most 500. */
            passes: {
                "pass-template-id"?: components["schemas"]["PassTemplateId"];
                "to-pass-template-id"?: components["schemas"]["PassTemplateId"];
                "pass-id": components["schemas"]["PassId"];
                /** @description True: the push is sent ahead of other updates. */
                priority?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description True: the answer shows the result and its warnings, and nothing is stored or sent. */
                "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
                /** @description The passenger’s data on the pass. */
                "pass-data"?: {
                    /** @description Name of the passenger. */
                    "passenger-name"?: string | number | null;
                    /** @description Boarding group. */
                    "boarding-group"?: string | number | null;
                    /** @description Position in the boarding order. */
                    "boarding-position"?: string | number | null;
                    /** @description Seat. */
                    "seat-number"?: string | number | null;
                    /**
                     * @description Default: confirmed. The other kinds need no seat, boarding group and position; Standby, Infant or At the gate is shown in place of the seat.
                     * @enum {unknown}
                     */
                    "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated" | "CONFIRMED" | "STANDBY" | "INFANT" | "UNSEATED" | "Confirmed" | "Standby" | "Infant" | "Unseated" | "" | null;
                    /** @description Booking code. */
                    "confirmation-number"?: string | number | null;
                    /** @description Cabin or class. Default: the template’s. */
                    "boarding-seat-class"?: string | number | null;
                    /** @description Check-in sequence number. */
                    "sequence-number"?: string | number | null;
                    /** @description E-ticket number. */
                    "ticket-number"?: string | number | null;
                    /** @description Name of the frequent-flyer program, shown before the number. */
                    "frequent-flyer-program-name"?: string | number | null;
                    /** @description Frequent-flyer number. */
                    "frequent-flyer-name-number"?: string | number | null;
                    /** @description Value of the barcode. Default: a generated one, if the template asks for it, else the template’s, else none. */
                    "barcode-value"?: string | number | null;
                    /** @description Default: the template’s. Wallet B. */
                    "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /**
                     * @description Read as UTC; an offset is ignored. Default: the template’s expiration.
                     * @example 2027-03-16T02:00:00Z
                     */
                    "expiration-timestamp"?: string | "" | null;
                    /** @description Your own text, such as a booking code. Both wallets keep passes with the same text together, and there is a page for all of them. Stored only as a keyed hash. */
                    "group-id"?: string | number | null;
                    /** @description Replace the template’s. */
                    "relevant-locations"?: {
                        latitude: number | string;
                        longitude: number | string;
                        "relevant-text"?: string | number | null;
                        key: string;
                    }[] | "" | null;
                    /** @description Replace the template’s. Wallet A. */
                    ibeacons?: {
                        "proximity-uuid": string;
                        major?: number | string | null;
                        minor?: number | string | null;
                        "relevant-text"?: string | number | null;
                        key: string;
                    }[] | "" | null;
                    /** @description IATA codes of the passenger’s special services, four letters each. PETC, SVAN, UMNR, WCHR, WCHS, WCHC, WCMP, WCBD, WCBW, WCLB, WCOB and INFT have a badge. */
                    "service-requests"?: string[] | "" | null;
                    /** @description Your airline’s own service codes. Apple documents no badge for them. Wallet A. */
                    "airline-service-requests"?: (string | number)[] | "" | null;
                    /** @description Any of pre-boarding, priority-boarding, carry-on, personal-item and lap-infant. */
                    "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant" | "PRE-BOARDING" | "PRIORITY-BOARDING" | "CARRY-ON" | "PERSONAL-ITEM" | "LAP-INFANT" | "Pre-boarding" | "Priority-boarding" | "Carry-on" | "Personal-item" | "Lap-infant")[] | "" | null;
                    /** @description Any of tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry and clear. Shown if the template has the program, too, in origin-security-programs or destination-security-programs. */
                    "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
                    /** @description Whether the documents for an international flight have been checked. The badge is documents-declaration. */
                    "documents-verified"?: components["schemas"]["TrueFalse"] | "" | null;
                    /** @description Text of the badge for verified documents, such as DOCS OK. Needs documents-verified True. */
                    "documents-declaration"?: string | number | null;
                    /** @description The passenger’s priority, such as Gold. */
                    "priority-status"?: string | number | null;
                    /** @description Level in the frequent-flyer program, such as Senator. Wallet A. */
                    "frequent-flyer-status"?: string | number | null;
                    /** @description Kind of security check, such as Priority. */
                    "security-screening"?: string | number | null;
                    /** @description Boarding zone, without the word. Wallet A’s iOS 26 design shows it in place of boarding-group. */
                    "boarding-zone"?: string | number | null;
                    /** @description Logo of the passenger’s security program. Wallet B. */
                    "security-program-logo"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Small picture next to the barcode, such as a priority sign. Wallet B. */
                    "boarding-privilege-image"?: components["schemas"]["ImageUrl"] | "" | null;
                    /** @description Link labeled “Manage booking”. Replaces the template’s. */
                    "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Change seat”. Replaces the template’s. */
                    "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Call the airline”. Replaces the template’s. */
                    "contact-phone"?: (string | number) | "" | null;
                    /** @description Link labeled “Request a wheelchair”. Replaces the template’s. */
                    "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Service animal”. Replaces the template’s. */
                    "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Add bags”. Replaces the template’s. */
                    "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Track bags”. Replaces the template’s. */
                    "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Report a lost bag”. Replaces the template’s. */
                    "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Upgrade”. Replaces the template’s. */
                    "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Order a meal”. Replaces the template’s. */
                    "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Lounge access”. Replaces the template’s. */
                    "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Wi-Fi”. Replaces the template’s. */
                    "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “Entertainment”. Replaces the template’s. */
                    "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Link labeled “E-mail the airline”. Replaces the template’s. */
                    "contact-email"?: string | "" | null;
                    /** @description Link labeled “Airline website”. Replaces the template’s. */
                    "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
                    /** @description Replace the template’s. */
                    "walleta-featured-actions"?: components["schemas"]["FeaturedAction"][] | "" | null;
                    /** @description The same as boarding-seat-class. */
                    "boarding-Seat-class"?: string | number | null;
                    /** @description New status, here or beside pass-data. After the expiration, active is refused (E9018) unless you send a later expiration-timestamp. */
                    "pass-status"?: components["schemas"]["PassStatus"] | "" | null;
                    /** @description Text of the notification for this update. Default: a text about what has changed. */
                    "pass-update-notification"?: string | number | null;
                } | "" | null;
            }[];
        };
        /**
         * getpassdata
         * @description Returns everything that a pass shows, with its own values before those of its template, and whether it is in a wallet.
         */
        getpassdataRequest: {
            /**
             * @description `getpassdata`, in any letter case.
             * @example getpassdata
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            "pass-id": components["schemas"]["PassId"];
        };
        /**
         * explainpass
         * @description Explains why a passenger does not see the current pass, for each wallet and device, and what to do. It changes nothing.
         */
        explainpassRequest: {
            /**
             * @description `explainpass`, in any letter case.
             * @example explainpass
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            "pass-id": components["schemas"]["PassId"];
        };
        /**
         * getpassids
         * @description Lists the passes of a template, oldest first, without deleted and archived ones.
         */
        getpassidsRequest: {
            /**
             * @description `getpassids`, in any letter case.
             * @example getpassids
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            /**
             * @description Only passes with this status in Wallet A, for templates of up to 10,000 passes.
             * @enum {unknown}
             */
            "walleta-status"?: "not-installed" | "installed" | "removed" | "NOT-INSTALLED" | "INSTALLED" | "REMOVED" | "Not-installed" | "Installed" | "Removed" | "" | null;
            /**
             * @description Only passes with this status in Wallet B, for templates of up to 10,000 passes.
             * @enum {unknown}
             */
            "walletb-status"?: "not-installed" | "installed" | "removed" | "NOT-INSTALLED" | "INSTALLED" | "REMOVED" | "Not-installed" | "Installed" | "Removed" | "" | null;
            /** @description Default: 1. */
            "page-number"?: number | string | "" | null;
            /** @description Default: 100. */
            "items-per-page"?: number | string | "" | null;
        };
        /**
         * deletepassdata
         * @description Deletes the record of a pass and its files. The pass on the phone stays, and the pass-id stays used.
         */
        deletepassdataRequest: {
            /**
             * @description `deletepassdata`, in any letter case.
             * @example deletepassdata
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            "pass-id": components["schemas"]["PassId"];
        };
        /**
         * createpassissuancelink
         * @description Creates a link for an e-mail or a web page. A passenger who follows it gets a pass from the data in the link.
         */
        createpassissuancelinkRequest: {
            /**
             * @description `createpassissuancelink`, in any letter case.
             * @example createpassissuancelink
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            /** @description Your own name for the link. Also accepted as issuance-link-name. */
            "link-name": string | number;
            /**
             * @description When the link stops working, in link-expiration-timezone. An offset is ignored.
             * @example 2027-03-16T02:00:00
             */
            "link-expiration-timestamp"?: string | "" | null;
            /** @description Required with link-expiration-timestamp. */
            "link-expiration-timezone"?: components["schemas"]["TimeZone"] | "" | null;
            /** @description Maximum number of passes that it creates. Default: no limit. */
            "link-generation-limit"?: number | string | "" | null;
            /** @description Default: ACTIVE. */
            "link-status"?: components["schemas"]["LinkStatus"] | "" | null;
            /** @description Whether following the link updates an existing pass. Default: False. */
            "update-pass-data"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description Required if a variable has value-encryption. secret-key and iv are never returned. */
            "encryption-settings"?: {
                /**
                 * @description In any letter case.
                 * @enum {unknown}
                 */
                "encryption-name": "AES-CBC" | "aes-cbc" | "Aes-cbc";
                "secret-key": string;
                iv: string;
            } | "" | null;
            /** @description Checksum over the query string or the full link. We advise HMAC-SHA256. checksum is also accepted as checksum-algorithm. */
            "link-protection"?: components["schemas"]["LinkProtection"] | "" | null;
            /** @description Values that the link carries, at least one. */
            "pass-variables": components["schemas"]["PassVariables"];
            /** @description Template of the passes. */
            "pass-template-id": components["schemas"]["PassTemplateId"];
        };
        /**
         * updatepassissuancelink
         * @description Changes the fields of a link that you send, and keeps the others. Each of pass-variables, encryption-settings and link-protection is replaced as a whole.
         */
        updatepassissuancelinkRequest: {
            /**
             * @description `updatepassissuancelink`, in any letter case.
             * @example updatepassissuancelink
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            /** @description Id of the link, from createpassissuancelink. */
            "issuance-link-id": string | number;
            "pass-template-id": components["schemas"]["PassTemplateId"];
            /** @description Your own name for the link. Also accepted as issuance-link-name. */
            "link-name"?: string | number | null;
            /**
             * @description When the link stops working, in link-expiration-timezone. An offset is ignored.
             * @example 2027-03-16T02:00:00
             */
            "link-expiration-timestamp"?: string | "" | null;
            /** @description Required with link-expiration-timestamp. */
            "link-expiration-timezone"?: components["schemas"]["TimeZone"] | "" | null;
            /** @description Maximum number of passes that it creates. Default: no limit. */
            "link-generation-limit"?: number | string | "" | null;
            /** @description Default: ACTIVE. */
            "link-status"?: components["schemas"]["LinkStatus"] | "" | null;
            /** @description Whether following the link updates an existing pass. Default: False. */
            "update-pass-data"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description Required if a variable has value-encryption. secret-key and iv are never returned. */
            "encryption-settings"?: {
                /**
                 * @description In any letter case.
                 * @enum {unknown}
                 */
                "encryption-name": "AES-CBC" | "aes-cbc" | "Aes-cbc";
                "secret-key": string;
                iv: string;
            } | "" | null;
            /** @description Checksum over the query string or the full link. We advise HMAC-SHA256. checksum is also accepted as checksum-algorithm. */
            "link-protection"?: components["schemas"]["LinkProtection"] | "" | null;
            /** @description Values that the link carries, at least one. */
            "pass-variables"?: components["schemas"]["PassVariables"] | null;
        };
        /**
         * checkpassissuancelink
         * @description Explains why a link is refused, or what following it would do. It creates, counts and changes nothing.
         */
        checkpassissuancelinkRequest: {
            /**
             * @description `checkpassissuancelink`, in any letter case.
             * @example checkpassissuancelink
             */
            action: string;
            /** @description Ignored. Send the key in the header x-api-key. */
            "api-key"?: unknown;
            /** @description The whole link as the passenger gets it, with the current or a former address of the service. */
            url: string | number;
        };
        /** Answer of createpasstemplate */
        createpasstemplateAnswer: {
            /** @constant */
            status: "success";
            /** @description Id of the template. */
            "pass-template-id": string;
            /** @description Accepted values that may not do what you expect, if any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of updatepasstemplate */
        updatepasstemplateAnswer: {
            /** @constant */
            status: "success";
            /** @description Id of the template. */
            "pass-template-id": string;
            /** @description Accepted values that may not do what you expect, if any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of copytemplate */
        copytemplateAnswer: {
            /** @constant */
            status: "success";
            /** @description Id of the template. */
            "pass-template-id": string;
            /** @description Accepted values that may not do what you expect, if any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of getpasstemplate */
        getpasstemplateAnswer: {
            /** @constant */
            status: "success";
            /** @description Id of the template. */
            "pass-template-id": string;
            /**
             * @description Only of a brand.
             * @constant
             */
            "template-kind"?: "brand";
            /** @description Everything that the template shows, with its static values. */
            "pass-template": {
                /** @description carrier-airline-logo. The address as sent, or "". */
                "logo-url": string;
                /** @description Name of the airline. */
                "carrier-airline-name": string;
                /** @description carrier-alliance-logo. The address as sent, or "". */
                "footer-url": string;
                /** @description strip-image. The address as sent, or "". */
                "strip-url": string;
                /** @description Value of the pass, else generated, else the template’s; or "". */
                "barcode-value": string;
                /** @description Text below the barcode, or "". */
                "barcode-text": string;
                /** @description IATA code. */
                "origin-airport-code": string;
                /** @description origin-airport-label. As sent, or "". */
                "origin-airport-name": string;
                /** @description IATA code. */
                "destination-airport-code": string;
                /** @description destination-airport-label. As sent, or "". */
                "destination-airport-name": string;
                /** @description As sent, or "". */
                "origin-terminal": string;
                /** @description As sent, or "". */
                "origin-gate": string;
                /** @description Class of the pass, else the template’s; or "". */
                "boarding-seat-class": string;
                /** @description Local, as `March 15, 2027 5:05 PM`, or "". */
                "boarding-date-time": string;
                /** @description Number without the airline. */
                "flight-number": string;
                /** @description As sent, or "". */
                "passenger-name": string;
                /** @description As sent, or "". */
                "boarding-group": string;
                /** @description As sent, or "". */
                "seat-number": string;
                /** @description As sent, or "". */
                "confirmation-number": string;
                /** @description Local, as `March 15, 2027 5:05 PM`. */
                "scheduled-departure-time": string;
                /** @description As sent, or "". */
                "ticket-number": string;
                /** @description Local, as `March 15, 2027 5:05 PM`, or "". */
                "scheduled-arrival-time": string;
                /** @description As sent, or "". */
                "arrival-terminal": string;
                /** @description As sent, or "". */
                "arrival-gate": string;
                /** @description The address as sent, or "". */
                "additional-image": string;
                /** @description In its timezone, as `March 16, 2027 3:00 AM`, or "". */
                "expiration-timestamp": string;
                /** @description As sent, or "". */
                "boarding-position": string;
                /** @description As sent, or "". */
                "sequence-number": string;
                /** @description As sent, or "". */
                "boarding-door": string;
                /** @description As sent, or "". */
                "frequent-flyer-name-number": string;
                /** @description As sent, or "". */
                message1: string;
                /** @description As sent, or "". */
                message2: string;
                /** @description Always "". */
                message3: string;
                /** @description As sent, or "". */
                "text-module": string;
                /** @description Text as sent, or Redeemed, Expired or Voided. */
                "info-module": string;
                /** @description As sent, or "". */
                "link1-URI": string;
                /** @description As sent, or "". */
                "link2-URI": string;
                /** @description As sent, or "". */
                "home-page-URI": string;
                /** @description With keys; or []. */
                "relevant-locations": {
                    key: string;
                    latitude: string;
                    longitude: string;
                    "relevant-text": string;
                }[];
                /** @description With keys; or []. */
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
                /** @description As sent, or "". */
                description: string;
                /** @description Whether the value is shown below the barcode. */
                "display-alternate-barcode-text": boolean;
                /**
                 * @description As sent.
                 * @enum {string}
                 */
                "barcode-check"?: "off" | "warn" | "refuse";
                /**
                 * @description As sent.
                 * @enum {string}
                 */
                "flight-status"?: "scheduled" | "delayed" | "boarding" | "gate-closed" | "departed" | "arrived" | "cancelled" | "diverted";
                /** @description As sent. */
                "flight-status-reason"?: string;
                /**
                 * @description As sent.
                 * @enum {string}
                 */
                "flight-status-reason-code"?: "weather" | "late-aircraft" | "crew" | "technical" | "air-traffic" | "strike";
                /** @description Local, as `March 15, 2027 5:05 PM`. */
                "estimated-boarding-time"?: string;
                /** @description As sent. */
                "walleta-own-data"?: boolean;
                /** @description As sent. */
                "void-passes"?: boolean;
                /** @description As sent. */
                "manage-booking-url"?: string;
                /** @description As sent. */
                "change-seat-url"?: string;
                /** @description As sent. */
                "contact-phone"?: string;
                /** @description As sent. */
                "wheelchair-url"?: string;
                /** @description As sent. */
                "service-animal-url"?: string;
                /** @description As sent. */
                "bags-url"?: string;
                /** @description As sent. */
                "track-bags-url"?: string;
                /** @description As sent. */
                "lost-bag-url"?: string;
                /** @description As sent. */
                "upgrade-url"?: string;
                /** @description As sent. */
                "meals-url"?: string;
                /** @description As sent. */
                "lounge-url"?: string;
                /** @description As sent. */
                "wifi-url"?: string;
                /** @description As sent. */
                "entertainment-url"?: string;
                /** @description As sent. */
                "contact-email"?: string;
                /** @description As sent. */
                "contact-url"?: string;
                /** @description As sent. */
                language?: string;
                /** @description As sent. */
                languages?: string[];
                /** @description As sent. */
                "walletb-own-language"?: boolean;
                /** @description By language, then by field. */
                translations?: {
                    [key: string]: {
                        [key: string]: string;
                    };
                };
                /** @description As sent. */
                "carrier-iata-code"?: string;
                /** @description As sent. */
                "origin-security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear")[];
                /** @description As sent. */
                "destination-security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear")[];
                /** @description As sent. */
                "lounge-place-id"?: string;
                /** @description As sent. */
                "walleta-classic-design"?: boolean;
                /** @description As sent. */
                "walletb-badge-texts"?: boolean;
                /** @description As sent. */
                "walleta-featured-actions"?: {
                    /** @enum {string} */
                    link: "manage-booking-url" | "change-seat-url" | "contact-phone" | "wheelchair-url" | "service-animal-url" | "bags-url" | "track-bags-url" | "lost-bag-url" | "upgrade-url" | "meals-url" | "lounge-url" | "wifi-url" | "entertainment-url" | "contact-email" | "contact-url";
                    type: string;
                }[];
            };
        };
        /** Answer of getpasstemplates */
        getpasstemplatesAnswer: {
            /** @constant */
            status: "success";
            /** @description One page of templates, oldest first. */
            "pass-templates": {
                /** @description Id of the template. */
                "pass-template-id": string;
                /** @description Your own name for the template. */
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
             * @description true in a dry run: nothing was stored or sent.
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
                /** @description In a dry run, the notification that phones would show, if any, in the template’s own language. */
                notification?: string;
                /** @description The notification in the template’s other languages, by tag. */
                "notification-translations"?: {
                    [key: string]: string;
                };
                /** @description Accepted values that may not do what you expect, if any. */
                warnings?: components["schemas"]["Warning"][];
            }[];
        };
        /** Answer of updateflights */
        updateflightsAnswer: {
            /**
             * @description success if all rows succeeded, failure if none did, else partial.
             * @enum {string}
             */
            status: "success" | "partial" | "failure";
            /** @description One answer per row, in the same order, as if each were a call of its own. */
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
                /** @description Your own name for the template. */
                "pass-template-name": string;
                /** @description Fields of the flight that are set, as sent. A field in which templates differ is with each template instead. */
                "flight-data"?: {
                    "flight-number-label"?: string;
                    /** @description Number without the airline. */
                    "flight-number"?: string;
                    "origin-airport"?: string;
                    "origin-airport-label"?: string;
                    /** @description As sent, or "". */
                    "origin-terminal"?: string;
                    /** @description As sent, or "". */
                    "origin-gate"?: string;
                    "destination-airport"?: string;
                    "destination-airport-label"?: string;
                    /** @description As sent, or "". */
                    "arrival-terminal"?: string;
                    /** @description As sent, or "". */
                    "arrival-gate"?: string;
                    "boarding-time"?: string;
                    "gate-closing-time"?: string;
                    "departure-time"?: string;
                    "estimated-departure-time"?: string;
                    "arrival-time"?: string;
                    "estimated-arrival-time"?: string;
                    "relevance-date-time"?: string;
                    "relevance-date-timezone"?: string;
                    /** @description As sent, or "". */
                    "boarding-door"?: string;
                    /** @description Status of the flight on its day. */
                    "flight-status"?: string;
                    /** @description As sent. */
                    "flight-status-reason"?: string;
                    /** @description Code of the reason for the status. */
                    "flight-status-reason-code"?: string;
                    /** @description Local, as `March 15, 2027 5:05 PM`. */
                    "estimated-boarding-time"?: string;
                };
            }[];
            /** @description Fields of the flight that are set, as sent. A field in which templates differ is with each template instead. */
            "flight-data": {
                "flight-number-label"?: string;
                /** @description Number without the airline. */
                "flight-number"?: string;
                "origin-airport"?: string;
                "origin-airport-label"?: string;
                /** @description As sent, or "". */
                "origin-terminal"?: string;
                /** @description As sent, or "". */
                "origin-gate"?: string;
                "destination-airport"?: string;
                "destination-airport-label"?: string;
                /** @description As sent, or "". */
                "arrival-terminal"?: string;
                /** @description As sent, or "". */
                "arrival-gate"?: string;
                "boarding-time"?: string;
                "gate-closing-time"?: string;
                "departure-time"?: string;
                "estimated-departure-time"?: string;
                "arrival-time"?: string;
                "estimated-arrival-time"?: string;
                "relevance-date-time"?: string;
                "relevance-date-timezone"?: string;
                /** @description As sent, or "". */
                "boarding-door"?: string;
                /** @description Status of the flight on its day. */
                "flight-status"?: string;
                /** @description As sent. */
                "flight-status-reason"?: string;
                /** @description Code of the reason for the status. */
                "flight-status-reason-code"?: string;
                /** @description Local, as `March 15, 2027 5:05 PM`. */
                "estimated-boarding-time"?: string;
            };
            /** @description Number of passes. */
            passes: number;
            /** @description Passes installed in Wallet A. */
            "installed-walleta"?: number;
            /** @description Passes installed in Wallet B. */
            "installed-walletb"?: number;
            /** @description Installs that have been notified of the current pass and flight. */
            told?: number;
            /** @description Installs that have the current pass and flight. */
            fetched?: number;
            /** @description Age in seconds of the oldest push that Apple accepted but whose phone has not fetched the pass since, if any. */
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
             * @description Install page of the pass; append /pass.pkpass for Wallet A’s file. Keep it secret: anyone who has it can install the pass.
             */
            "pass-install-url": string;
            /** @description Id of this call. */
            "tracking-id": string;
            /**
             * Format: uri
             * @description Page with all passes of the group, if the pass has a group-id. Keep it secret: anyone who has it can install them.
             */
            "group-install-url"?: string;
            /** @description Accepted values that may not do what you expect, if any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of generatepasses */
        generatepassesAnswer: {
            /**
             * @description success if all rows succeeded, failure if none did, else partial.
             * @enum {string}
             */
            status: "success" | "partial" | "failure";
            /** @description One answer per row, in the same order, as if each were a call of its own. */
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
             * @description Install page of the pass; append /pass.pkpass for Wallet A’s file. Keep it secret: anyone who has it can install the pass.
             */
            "pass-install-url": string;
            /** @description Id of this call. */
            "tracking-id": string;
            /**
             * Format: uri
             * @description Page with all passes of the group, if the pass has a group-id. Keep it secret: anyone who has it can install them.
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
             * @description Install page of the pass; append /pass.pkpass for Wallet A’s file. Keep it secret: anyone who has it can install the pass.
             */
            "pass-install-url"?: string;
            /** @description Id of this call. */
            "tracking-id": string;
            /**
             * Format: uri
             * @description Page with all passes of the group, if the pass has a group-id. Keep it secret: anyone who has it can install them.
             */
            "group-install-url"?: string;
            /** @description Id of the template. */
            "pass-template-id": string;
            /**
             * @description Result of the event.
             * @enum {string}
             */
            outcome: "issued" | "updated" | "moved" | "unchanged" | "superseded" | "gone";
            /** @description Accepted values that may not do what you expect, if any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of putpasses */
        putpassesAnswer: {
            /**
             * @description success if all rows succeeded, failure if none did, else partial.
             * @enum {string}
             */
            status: "success" | "partial" | "failure";
            /** @description One answer per row, in the same order, as if each were a call of its own. */
            results: (components["schemas"]["putpassAnswer"] | components["schemas"]["Failure"])[];
        };
        /** Answer of updatepassdata */
        updatepassdataAnswer: {
            /** @constant */
            status: "success";
            /**
             * @description true in a dry run: nothing was stored or sent.
             * @constant
             */
            "dry-run"?: true;
            /** @description Your id of the pass. */
            "pass-id": string;
            /** @description Id of the template. */
            "pass-template-id": string;
            /** @description Id of this call. */
            "tracking-id": string;
            /** @description In a dry run, the notification that phones would show, if any, in the template’s own language. */
            notification?: string;
            /** @description The notification in the template’s other languages, by tag. */
            "notification-translations"?: {
                [key: string]: string;
            };
            /** @description Accepted values that may not do what you expect, if any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of updatepasses */
        updatepassesAnswer: {
            /**
             * @description success if all rows succeeded, failure if none did, else partial.
             * @enum {string}
             */
            status: "success" | "partial" | "failure";
            /** @description One answer per row, in the same order, as if each were a call of its own. */
            results: (components["schemas"]["updatepassdataAnswer"] | components["schemas"]["Failure"])[];
        };
        /** Answer of movepass */
        movepassAnswer: {
            /** @constant */
            status: "success";
            /**
             * @description true in a dry run: nothing was stored or sent.
             * @constant
             */
            "dry-run"?: true;
            /** @description Your id of the pass. */
            "pass-id": string;
            /** @description Id of the template. */
            "pass-template-id": string;
            /** @description Id of this call. */
            "tracking-id": string;
            /** @description In a dry run, the notification that phones would show, if any, in the template’s own language. */
            notification?: string;
            /** @description The notification in the template’s other languages, by tag. */
            "notification-translations"?: {
                [key: string]: string;
            };
            /** @description Accepted values that may not do what you expect, if any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Answer of movepasses */
        movepassesAnswer: {
            /**
             * @description success if all rows succeeded, failure if none did, else partial.
             * @enum {string}
             */
            status: "success" | "partial" | "failure";
            /** @description One answer per row, in the same order, as if each were a call of its own. */
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
             * @description Current status of the pass.
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
            /** @description Everything that the pass shows. */
            "pass-data": {
                /** @description carrier-airline-logo. The address as sent, or "". */
                "logo-url": string;
                /** @description Name of the airline. */
                "carrier-airline-name": string;
                /** @description carrier-alliance-logo. The address as sent, or "". */
                "footer-url": string;
                /** @description strip-image. The address as sent, or "". */
                "strip-url": string;
                /** @description Value of the pass, else generated, else the template’s; or "". */
                "barcode-value": string;
                /** @description Text below the barcode, or "". */
                "barcode-text": string;
                /** @description IATA code. */
                "origin-airport-code": string;
                /** @description origin-airport-label. As sent, or "". */
                "origin-airport-name": string;
                /** @description IATA code. */
                "destination-airport-code": string;
                /** @description destination-airport-label. As sent, or "". */
                "destination-airport-name": string;
                /** @description As sent, or "". */
                "origin-terminal": string;
                /** @description As sent, or "". */
                "origin-gate": string;
                /** @description Class of the pass, else the template’s; or "". */
                "boarding-seat-class": string;
                /** @description Local, as `March 15, 2027 5:05 PM`, or "". */
                "boarding-date-time": string;
                /** @description Number without the airline. */
                "flight-number": string;
                /** @description As sent, or "". */
                "passenger-name": string;
                /** @description As sent, or "". */
                "boarding-group": string;
                /** @description As sent, or "". */
                "seat-number": string;
                /** @description As sent, or "". */
                "confirmation-number": string;
                /** @description Local, as `March 15, 2027 5:05 PM`. */
                "scheduled-departure-time": string;
                /** @description As sent, or "". */
                "ticket-number": string;
                /** @description Local, as `March 15, 2027 5:05 PM`, or "". */
                "scheduled-arrival-time": string;
                /** @description As sent, or "". */
                "arrival-terminal": string;
                /** @description As sent, or "". */
                "arrival-gate": string;
                /** @description The address as sent, or "". */
                "additional-image": string;
                /** @description In its timezone, as `March 16, 2027 3:00 AM`, or "". */
                "expiration-timestamp": string;
                /** @description As sent, or "". */
                "boarding-position": string;
                /** @description As sent, or "". */
                "sequence-number": string;
                /** @description As sent, or "". */
                "boarding-door": string;
                /** @description As sent, or "". */
                "frequent-flyer-name-number": string;
                /** @description As sent, or "". */
                message1: string;
                /** @description As sent, or "". */
                message2: string;
                /** @description Always "". */
                message3: string;
                /** @description As sent, or "". */
                "text-module": string;
                /** @description Text as sent, or Redeemed, Expired or Voided. */
                "info-module": string;
                /** @description As sent, or "". */
                "link1-URI": string;
                /** @description As sent, or "". */
                "link2-URI": string;
                /** @description As sent, or "". */
                "home-page-URI": string;
                /** @description With keys; or []. */
                "relevant-locations": {
                    key: string;
                    latitude: string;
                    longitude: string;
                    "relevant-text": string;
                }[];
                /** @description With keys; or []. */
                ibeacons: {
                    key: string;
                    "proximity-uuid": string;
                    major: string;
                    minor: string;
                    "relevant-text": string;
                }[];
                /**
                 * @description In lower case.
                 * @enum {string}
                 */
                "passenger-kind"?: "confirmed" | "standby" | "infant" | "unseated";
                /**
                 * @description As sent.
                 * @enum {string}
                 */
                "flight-status"?: "scheduled" | "delayed" | "boarding" | "gate-closed" | "departed" | "arrived" | "cancelled" | "diverted";
                /** @description As sent. */
                "flight-status-reason"?: string;
                /**
                 * @description As sent.
                 * @enum {string}
                 */
                "flight-status-reason-code"?: "weather" | "late-aircraft" | "crew" | "technical" | "air-traffic" | "strike";
                /** @description Local, as `March 15, 2027 5:05 PM`. */
                "estimated-boarding-time"?: string;
                /** @description As sent. */
                "manage-booking-url"?: string;
                /** @description As sent. */
                "change-seat-url"?: string;
                /** @description As sent. */
                "contact-phone"?: string;
                /** @description As sent. */
                "wheelchair-url"?: string;
                /** @description As sent. */
                "service-animal-url"?: string;
                /** @description As sent. */
                "bags-url"?: string;
                /** @description As sent. */
                "track-bags-url"?: string;
                /** @description As sent. */
                "lost-bag-url"?: string;
                /** @description As sent. */
                "upgrade-url"?: string;
                /** @description As sent. */
                "meals-url"?: string;
                /** @description As sent. */
                "lounge-url"?: string;
                /** @description As sent. */
                "wifi-url"?: string;
                /** @description As sent. */
                "entertainment-url"?: string;
                /** @description As sent. */
                "contact-email"?: string;
                /** @description As sent. */
                "contact-url"?: string;
                /** @description As sent. */
                "service-requests"?: string[];
                /** @description As sent. */
                "airline-service-requests"?: string[];
                /** @description As sent. */
                "passenger-capabilities"?: ("pre-boarding" | "priority-boarding" | "carry-on" | "personal-item" | "lap-infant")[];
                /** @description As sent. */
                "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear")[];
                /** @description As sent. */
                "documents-verified"?: boolean;
                /** @description As sent. */
                "documents-declaration"?: string;
                /** @description As sent. */
                "priority-status"?: string;
                /** @description As sent. */
                "frequent-flyer-status"?: string;
                /** @description As sent. */
                "security-screening"?: string;
                /** @description As sent. */
                "boarding-zone"?: string;
                /** @description As sent. */
                "security-program-logo"?: string;
                /** @description As sent. */
                "boarding-privilege-image"?: string;
                /** @description As sent. */
                "walleta-featured-actions"?: {
                    /** @enum {string} */
                    link: "manage-booking-url" | "change-seat-url" | "contact-phone" | "wheelchair-url" | "service-animal-url" | "bags-url" | "track-bags-url" | "lost-bag-url" | "upgrade-url" | "meals-url" | "lounge-url" | "wifi-url" | "entertainment-url" | "contact-email" | "contact-url";
                    type: string;
                }[];
            };
            /**
             * Format: uri
             * @description Page with all passes of the group, if the pass has a group-id. Keep it secret: anyone who has it can install them.
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
            /** @description Number that grows with each change of the pass or its flight. */
            version: number;
            /**
             * Format: date-time
             * @description When the pass or its flight was last changed.
             */
            "changed-at": string;
            /** @description The pass in Wallet A. */
            walleta: {
                /**
                 * @description State of the device that is furthest behind; without a device never-installed, unregistered or gone.
                 * @enum {string}
                 */
                state: "refused" | "waiting" | "notified" | "asked" | "current" | "never-installed" | "unregistered" | "gone";
                findings: {
                    /**
                     * @description Code of the cause, for programs.
                     * @enum {string}
                     */
                    cause: "certificate-missing" | "certificate-expired" | "issuer-missing" | "refused" | "behind" | "waiting" | "class-missing" | "class-of-another-flight" | "class-outdated" | "object-outdated" | "not-fetched" | "fetch-unattributed" | "not-asked" | "not-recorded" | "former-address" | "gone" | "unregistered" | "never-registered" | "issuer-undefined" | "never-saved" | "removed" | "save-unreported" | "current" | "current-of-several" | "unchanged" | "sent" | "notifications-spent" | "notifications-disabled" | "several-devices" | "credential-inactive";
                    /** @description The facts on record, for people. Names no passenger and no device. */
                    sentence: string;
                    /** @description What to do, for people. */
                    advice: string;
                    /** @description Number of the device, from 1. A finding has it only if it is about one device. */
                    device?: number;
                }[];
                /** @description Version of the last fetch, by any device. */
                "fetched-version"?: number;
                /**
                 * Format: date-time
                 * @description When that was.
                 */
                "fetched-at"?: string;
                /** @description Number of fetches of this version. */
                fetches?: number;
                /** @description Devices registered for updates, in order of registration. */
                devices: {
                    /** @description Number of the device, from 1. A finding has it only if it is about one device. */
                    device: number;
                    /**
                     * @description How far the current pass has come to this device.
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
                    /** @description Version that was listed when the device last asked for changes. */
                    "asked-version"?: number;
                    /**
                     * Format: date-time
                     * @description When it asked.
                     */
                    "asked-at"?: string;
                    /** @description Reason why pushes are refused, in Apple’s word or ours. */
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
                 * @description State of the pass at Google; waiting: Google has yet to accept a change.
                 * @enum {string}
                 */
                state: "never-saved" | "removed" | "waiting" | "current";
                findings: {
                    /**
                     * @description Code of the cause, for programs.
                     * @enum {string}
                     */
                    cause: "certificate-missing" | "certificate-expired" | "issuer-missing" | "refused" | "behind" | "waiting" | "class-missing" | "class-of-another-flight" | "class-outdated" | "object-outdated" | "not-fetched" | "fetch-unattributed" | "not-asked" | "not-recorded" | "former-address" | "gone" | "unregistered" | "never-registered" | "issuer-undefined" | "never-saved" | "removed" | "save-unreported" | "current" | "current-of-several" | "unchanged" | "sent" | "notifications-spent" | "notifications-disabled" | "several-devices" | "credential-inactive";
                    /** @description The facts on record, for people. Names no passenger and no device. */
                    sentence: string;
                    /** @description What to do, for people. */
                    advice: string;
                    /** @description Number of the device, from 1. A finding has it only if it is about one device. */
                    device?: number;
                }[];
                /**
                 * Format: date-time
                 * @description When Google reported that the pass was saved. Absent once its removal is reported.
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
            /** @description One page of passes, oldest first. */
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
            /** @description Pattern of the link. {name} stands for a value, {encrypted:name} for an encrypted one, {checksum} for the checksum. */
            "preview-url": string;
            /** @description Accepted values that may not do what you expect, if any. */
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
            /** @description Pattern of the link. {name} stands for a value, {encrypted:name} for an encrypted one, {checksum} for the checksum. */
            "preview-url": string;
            /** @description Accepted values that may not do what you expect, if any. */
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
             * @description What is wrong with the link, if it is not valid.
             * @enum {string}
             */
            rule?: "unknown-link" | "inactive" | "expired" | "limit-reached" | "checksum" | "encryption" | "variable-missing" | "variable-unknown" | "variable-repeated" | "value" | "pass-mismatch";
            /** @description The variable that is the cause, if any, spelt as in the link. */
            variable?: string;
            /** @description Cause and cure, for the developer who builds the links. Quotes nothing from the link. */
            "error-message"?: string;
            /** @description Your id of the pass. */
            "pass-id"?: string;
            /**
             * @description What following the link would do: create the pass, open the existing one, or change and open it.
             * @enum {string}
             */
            would?: "create" | "open" | "update";
            /** @description Values that the link carries, as in generatepass. */
            "pass-data"?: {
                /** @description As sent, or "". */
                "passenger-name"?: string;
                /** @description As sent, or "". */
                "boarding-position"?: string;
                /** @description As sent, or "". */
                "boarding-group"?: string;
                /** @description As sent, or "". */
                "seat-number"?: string;
                /** @description As sent, or "". */
                "confirmation-number"?: string;
                /** @description In its timezone, as `March 16, 2027 3:00 AM`, or "". */
                "expiration-timestamp"?: string;
                "expiration-timezone"?: string;
                /** @description The address as sent, or "". */
                "additional-image"?: string;
                "additional-image-text"?: string;
                /** @description Class of the pass, else the template’s; or "". */
                "boarding-seat-class"?: string;
                /** @description As sent, or "". */
                "sequence-number"?: string;
                /** @description As sent, or "". */
                "ticket-number"?: string;
                /** @description As sent, or "". */
                "frequent-flyer-name-number"?: string;
                /** @description Value of the pass, else generated, else the template’s; or "". */
                "barcode-value"?: string;
                /** @description As in generatepass. */
                "passenger-kind"?: string;
                /** @description As sent. */
                "security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear")[];
                /** @description As sent. */
                "documents-verified"?: boolean;
                /** @description As sent. */
                "documents-declaration"?: string;
                /** @description As sent. */
                "priority-status"?: string;
                /** @description As sent. */
                "frequent-flyer-status"?: string;
                /** @description As sent. */
                "security-screening"?: string;
                /** @description As sent. */
                "boarding-zone"?: string;
                /** @description As sent. */
                "security-program-logo"?: string;
                /** @description As sent. */
                "boarding-privilege-image"?: string;
                /** @description With keys; or []. */
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
                /** @description With keys; or []. */
                ibeacons?: {
                    key: string;
                    "proximity-uuid": string;
                    major?: number;
                    minor?: number;
                    "relevant-text"?: string;
                }[];
            };
            /** @description Contact data, if the link carries any. */
            "pass-meta-data"?: {
                "user-email"?: string;
                "user-phone"?: string;
            };
            /** @description Accepted values that may not do what you expect, if any. */
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
            /** @description Id of the template that an update names. */
            "pass-template-id"?: string;
            /**
             * @description Only of a brand.
             * @constant
             */
            "template-kind"?: "brand";
            /** @description What getpasstemplate would return afterwards. */
            "pass-template": components["schemas"]["getpasstemplateAnswer"]["pass-template"];
            /** @description A pass of the template with its static values, for each wallet. */
            "trial-pass": {
                /** @description The signed .pkpass as base64. Absent only if an update changes nothing and no pass can be built. */
                walleta?: string;
                /** @description What Wallet B would get, if the template has an issuer-id. */
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
            /** @description Accepted values that may not do what you expect, if any. */
            warnings?: components["schemas"]["Warning"][];
        };
        /** Failure */
        Failure: {
            /** @constant */
            status: "failure";
            /**
             * @description For programs.
             * @enum {unknown}
             */
            "error-code": "E104" | "E802" | "E808" | "E809" | "E810" | "E821" | "E830" | "E922" | "E928" | "E1543" | "E9001" | "E9002" | "E9003" | "E9004" | "E9005" | "E9006" | "E9007" | "E9008" | "E9009" | "E9015" | "E9016" | "E9017" | "E9018" | "E9020" | "E9021" | "E9022" | "E9023" | "E9024" | "E9025" | "E9026" | "E9027" | "E9028" | "E9032" | "E9033" | "E9034" | "E9035" | "E9036" | "E9037" | "E9038" | "E9039";
            /** @description For people. */
            "error-message"?: string;
            /** @description In place of error-message in getpasstemplates and getpassids. */
            "error-info"?: string;
            /** @description As sent. */
            "pass-id"?: string;
            /** @description As sent. */
            "pass-template-id"?: string;
            /** @description As sent. */
            "issuance-link-id"?: string;
            /** @description Of updateflight and rows of updateflights, if a template refuses the update. None was changed. */
            "pass-templates"?: {
                /** @description Id of the template. */
                "pass-template-id": string;
                /** @constant */
                status: "failure";
                /**
                 * @description Only of a template that refuses the update.
                 * @enum {unknown}
                 */
                "error-code"?: "E104" | "E802" | "E808" | "E809" | "E810" | "E821" | "E830" | "E922" | "E928" | "E1543" | "E9001" | "E9002" | "E9003" | "E9004" | "E9005" | "E9006" | "E9007" | "E9008" | "E9009" | "E9015" | "E9016" | "E9017" | "E9018" | "E9020" | "E9021" | "E9022" | "E9023" | "E9024" | "E9025" | "E9026" | "E9027" | "E9028" | "E9032" | "E9033" | "E9034" | "E9035" | "E9036" | "E9037" | "E9038" | "E9039";
            }[];
            /** @description Finds the call in the logs; also in the header x-request-id. */
            "request-id": string;
            /**
             * Format: uri
             * @description Page with the cause and the cure of the error, if the operator has configured docsUrl.
             */
            help?: string;
            /** @description All invalid fields. */
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
            code: "image-blurred" | "airport-unknown" | "zone-differs" | "arrival-implausible" | "boarding-implausible" | "closing-implausible" | "expiration-implausible" | "relevance-implausible" | "classic-design" | "badge-hidden" | "field-ignored" | "time-contradicted" | "time-estimated" | "time-kept" | "event-superseded" | "flight-differs" | "event-time-repeated" | "link-left-out" | "action-hidden" | "action-unknown" | "language-unknown" | "translation-unused" | "link-expired" | "link-limit-reached" | "link-too-long" | "variable-static" | "variable-optional" | "variable-incomplete" | "group-open" | "barcode-route" | "barcode-carrier" | "barcode-flight" | "barcode-date" | "barcode-date-near" | "barcode-seat" | "barcode-sequence" | "barcode-name" | "barcode-confirmation";
            /** @description Name or path of the field, such as pass-variables.seat-number-value. */
            field: string;
            /** @description Explanation for people, without data of the passenger. */
            text: string;
        };
        /** @description Id of the template, from createpasstemplate. */
        PassTemplateId: string | number;
        /** @description Your id of the pass. Unique in the account. */
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
         * @description Local date and time, without offset.
         * @example 2027-03-15T17:05:00
         */
        LocalDateTime: string;
        /**
         * @description Date.
         * @example 2027-03-15
         */
        LocalDate: string;
        /**
         * @description Instant, at most five minutes ahead of our clock. Fractions of milliseconds are dropped.
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
        /** @description Web address of an image. If the service fetches it: https on port 443 of a public host. */
        ImageUrl: string;
        /** @description HTML of the install page, at most 500 text characters (E928). p, strong, b, em, i, u and s with color and text-align are kept; other markup is removed. */
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
        /** @description An action link, and what Wallet A says that it is for: a type of Apple’s. call is for contact-phone only. */
        FeaturedAction: {
            /**
             * @description In any letter case.
             * @enum {unknown}
             */
            link: "manage-booking-url" | "change-seat-url" | "contact-phone" | "wheelchair-url" | "service-animal-url" | "bags-url" | "track-bags-url" | "lost-bag-url" | "upgrade-url" | "meals-url" | "lounge-url" | "wifi-url" | "entertainment-url" | "contact-email" | "contact-url" | "MANAGE-BOOKING-URL" | "CHANGE-SEAT-URL" | "CONTACT-PHONE" | "WHEELCHAIR-URL" | "SERVICE-ANIMAL-URL" | "BAGS-URL" | "TRACK-BAGS-URL" | "LOST-BAG-URL" | "UPGRADE-URL" | "MEALS-URL" | "LOUNGE-URL" | "WIFI-URL" | "ENTERTAINMENT-URL" | "CONTACT-EMAIL" | "CONTACT-URL" | "Manage-booking-url" | "Change-seat-url" | "Contact-phone" | "Wheelchair-url" | "Service-animal-url" | "Bags-url" | "Track-bags-url" | "Lost-bag-url" | "Upgrade-url" | "Meals-url" | "Lounge-url" | "Wifi-url" | "Entertainment-url" | "Contact-email" | "Contact-url";
            type: string | number;
        };
        /**
         * @description In any letter case.
         * @enum {unknown}
         */
        LinkStatus: "ACTIVE" | "INACTIVE" | "active" | "inactive" | "Active" | "Inactive";
        /**
         * @description In any letter case; "" counts as missing.
         * @enum {unknown}
         */
        PassStatus: "active" | "redeemed" | "expired" | "voided" | "ACTIVE" | "REDEEMED" | "EXPIRED" | "VOIDED" | "Active" | "Redeemed" | "Expired" | "Voided" | "";
        /** @description HMAC-SHA256 needs a checksum-key of 32 letters and digits, which is never returned. No other checksum takes one. */
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
            /** @description Flight number without the airline, with leading zeros: `012`. Wallet A’s iOS 26 design needs digits only. Required in a new template. */
            "flight-number"?: string | number | null;
            /** @description Departure airport. Its timezone applies to local times there. Required in a new template. */
            "origin-airport"?: components["schemas"]["Airport"] | null;
        } & components["schemas"]["FlightChanges"];
        /** @description Fields of a template, without the key of its flight. */
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
            /** @description Your own name for the template, shown in lists. Required in a new template. */
            "pass-template-name"?: string | number | null;
            /** @description Name of the airline. If there is a logo, Wallet A shows only the logo. Required in a new template. */
            "carrier-airline-name"?: string | number | null;
            /**
             * @description IATA code of the airline, by which wallets find the flight. Needed if flight-number-label is another code, such as ICAO’s.
             * @example LH
             */
            "carrier-iata-code"?: string | "" | null;
            /** @description Security programs of the departure airport, with the values of security-programs of a pass. Wallet A. */
            "origin-security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
            /** @description Security programs of the arrival airport. Wallet A. */
            "destination-security-programs"?: ("tsa-precheck" | "tsa-precheck-touchless-id" | "oss" | "iti" | "itd" | "global-entry" | "clear" | "TSA-PRECHECK" | "TSA-PRECHECK-TOUCHLESS-ID" | "OSS" | "ITI" | "ITD" | "GLOBAL-ENTRY" | "CLEAR" | "Tsa-precheck" | "Tsa-precheck-touchless-id" | "Oss" | "Iti" | "Itd" | "Global-entry" | "Clear")[] | "" | null;
            /** @description Place ID of your lounge in Apple Maps. Wallet A. */
            "lounge-place-id"?: string | number | null;
            /** @description Rectangular logo for Wallet A and the install page. */
            "carrier-airline-logo"?: components["schemas"]["ImageUrl"] | "" | null;
            /** @description Logo for Wallet B, shown as a circle. */
            "carrier-airline-logo-walletb"?: components["schemas"]["ImageUrl"] | "" | null;
            /** @description Small alliance logo next to the barcode. */
            "carrier-alliance-logo"?: components["schemas"]["ImageUrl"] | "" | null;
            /** @description Icon for the lock screen and notifications. Wallet A. Required in a new template. */
            "walleta-pass-icon"?: components["schemas"]["ImageUrl"] | null;
            /** @description Picture across the pass in Wallet B. The strip-image of a pass replaces it, in both wallets. */
            "strip-image"?: components["schemas"]["ImageUrl"] | "" | null;
            /** @description Picture below the pass in Wallet B, in any format. */
            "additional-image"?: components["schemas"]["ImageUrl"] | "" | null;
            /** @description Caption of additional-image. Wallet B. */
            "additional-image-text"?: string | number | null;
            /** @description Background color of the pass. Required in a new template. */
            "background-color"?: components["schemas"]["Color"] | null;
            /** @description Text color. Wallet A. Required in a new template. */
            "text-color"?: components["schemas"]["Color"] | null;
            /** @description Description that VoiceOver reads out. Wallet A. Required in a new template. */
            description?: string | number | null;
            /**
             * @description App Store ids of your apps. Wallet A.
             * @example 299219152
             */
            "linked-apps"?: (string | number) | "" | null;
            /** @description True: no screenshots. Default: False. Wallet B. */
            "disable-screenshot"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description True: the pass can be on one device only. Default: False. */
            "disable-pass-sharing"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description Name of that airport. Default: its code. */
            "origin-airport-label"?: string | number | null;
            /** @description Departure terminal. Required in a new template. */
            "origin-terminal"?: string | number | null;
            /** @description Departure gate. Required in a new template. */
            "origin-gate"?: string | number | null;
            /** @description Arrival airport. Its timezone applies to local times there. Required in a new template. */
            "destination-airport"?: components["schemas"]["Airport"] | null;
            /** @description Name of that airport. Default: its code. */
            "destination-airport-label"?: string | number | null;
            /** @description Arrival terminal. */
            "arrival-terminal"?: string | number | null;
            /** @description Arrival gate. */
            "arrival-gate"?: string | number | null;
            /** @description Local to origin-airport. Required in a new template. */
            "boarding-time"?: components["schemas"]["LocalDateTime"] | null;
            /** @description Local to origin-airport. */
            "gate-closing-time"?: components["schemas"]["LocalDateTime"] | "" | null;
            /** @description Scheduled departure, local to origin-airport. Required in a new template. */
            "departure-time"?: components["schemas"]["LocalDateTime"] | null;
            /** @description Local to origin-airport. Default: the scheduled time. */
            "estimated-departure-time"?: components["schemas"]["LocalDateTime"] | "" | null;
            /** @description Scheduled arrival, local to destination-airport. Wallet A’s iOS 26 design needs it. */
            "arrival-time"?: components["schemas"]["LocalDateTime"] | "" | null;
            /** @description Local to destination-airport. Default: the scheduled time. */
            "estimated-arrival-time"?: components["schemas"]["LocalDateTime"] | "" | null;
            /** @description When the pass appears on the lock screen. We advise 3 hours before boarding, which Wallet B always uses. Required in a new template. */
            "relevance-date-time"?: components["schemas"]["LocalDateTime"] | null;
            /** @description Timezone of relevance-date-time, and of local times at unknown airports. Required in a new template. */
            "relevance-date-timezone"?: components["schemas"]["TimeZone"] | null;
            /**
             * @description Door to board by.
             * @enum {unknown}
             */
            "boarding-door"?: "Front" | "Back" | "FRONT" | "BACK" | "front" | "back" | "" | null;
            /**
             * @description Status, of which every passenger is notified once. With a delay, send estimated-departure-time.
             * @enum {unknown}
             */
            "flight-status"?: "scheduled" | "delayed" | "boarding" | "gate-closed" | "departed" | "arrived" | "cancelled" | "diverted" | "SCHEDULED" | "DELAYED" | "BOARDING" | "GATE-CLOSED" | "DEPARTED" | "ARRIVED" | "CANCELLED" | "DIVERTED" | "Scheduled" | "Delayed" | "Boarding" | "Gate-closed" | "Departed" | "Arrived" | "Cancelled" | "Diverted" | "" | null;
            /** @description Reason for the status in your words, shown after it. Not shown without flight-status. */
            "flight-status-reason"?: string | number | null;
            /**
             * @description Reason of a delay, a cancellation or a diversion in our words, for the languages in which there is no flight-status-reason. Not shown without flight-status.
             * @enum {unknown}
             */
            "flight-status-reason-code"?: "weather" | "late-aircraft" | "crew" | "technical" | "air-traffic" | "strike" | "WEATHER" | "LATE-AIRCRAFT" | "CREW" | "TECHNICAL" | "AIR-TRAFFIC" | "STRIKE" | "Weather" | "Late-aircraft" | "Crew" | "Technical" | "Air-traffic" | "Strike" | "" | null;
            /** @description Local to origin-airport. Default: boarding-time. */
            "estimated-boarding-time"?: components["schemas"]["LocalDateTime"] | "" | null;
            /** @description For static passes only. Required in a new template. */
            "passenger-name"?: string | number | null;
            /** @description For static passes only. Required in a new template. */
            "boarding-position"?: string | number | null;
            /** @description For static passes only. Required in a new template. */
            "boarding-group"?: string | number | null;
            /** @description Heading of boarding-group. Default: Group. */
            "boarding-group-label"?: string | number | null;
            /** @description For static passes only. Required in a new template. */
            "seat-number"?: string | number | null;
            /** @description Cabin or class of passes that have none of their own. */
            "boarding-seat-class"?: string | number | null;
            /** @description Heading of boarding-seat-class. Default: Class. */
            "boarding-seat-class-label"?: string | number | null;
            /** @description For static passes only. */
            "sequence-number"?: string | number | null;
            /** @description For static passes only. Required in a new template. */
            "confirmation-number"?: string | number | null;
            /** @description For static passes only. */
            "ticket-number"?: string | number | null;
            /** @description For static passes only. */
            "frequent-flyer-name-number"?: string | number | null;
            /** @description Heading of message1. Default: Message. */
            "message1-label"?: string | number | null;
            /** @description Text below the pass, which may have links (`<a href>`) to https. */
            message1?: string | number | null;
            /** @description Heading of message2. Default: Message. */
            "message2-label"?: string | number | null;
            /** @description Text below the pass, which may have links (`<a href>`) to https. */
            message2?: string | number | null;
            /** @description Heading of text-module. Default: Information. */
            "text-module-label"?: string | number | null;
            /** @description Text below the pass, which may have links (`<a href>`) to https. */
            "text-module"?: string | number | null;
            /** @description Heading of info-module. Default: Status. */
            "info-module-label"?: string | number | null;
            /** @description Text below the pass, like message1. A redeemed, expired or voided pass shows its status instead. */
            "info-module"?: string | number | null;
            /** @description Heading of home-page-uri. Default: Website. */
            "home-page-uri-label"?: string | number | null;
            /** @description Address of your website. */
            "home-page-uri"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Heading of link1. Default: Link. */
            "link1-label"?: string | number | null;
            /**
             * @description Kind of link. Default: web-link.
             * @enum {unknown}
             */
            "link1-type"?: "email" | "geo-location" | "map-link" | "phone" | "web-link" | "EMAIL" | "GEO-LOCATION" | "MAP-LINK" | "PHONE" | "WEB-LINK" | "Email" | "Geo-location" | "Map-link" | "Phone" | "Web-link" | "" | null;
            /** @description Depending on its type: an e-mail address, `lat,lon` or `geo:`, an https address, or digits with or without `+`. */
            link1?: string | number | null;
            /** @description Heading of link2. Default: Link. */
            "link2-label"?: string | number | null;
            /**
             * @description Kind of link. Default: web-link.
             * @enum {unknown}
             */
            "link2-type"?: "email" | "geo-location" | "map-link" | "phone" | "web-link" | "EMAIL" | "GEO-LOCATION" | "MAP-LINK" | "PHONE" | "WEB-LINK" | "Email" | "Geo-location" | "Map-link" | "Phone" | "Web-link" | "" | null;
            /** @description Depending on its type: an e-mail address, `lat,lon` or `geo:`, an https address, or digits with or without `+`. */
            link2?: string | number | null;
            /** @description Link labeled “Manage booking”. */
            "manage-booking-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Link labeled “Change seat”. */
            "change-seat-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Link labeled “Call the airline”. */
            "contact-phone"?: (string | number) | "" | null;
            /** @description Link labeled “Request a wheelchair”. */
            "wheelchair-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Link labeled “Service animal”. */
            "service-animal-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Link labeled “Add bags”. */
            "bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Link labeled “Track bags”. */
            "track-bags-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Link labeled “Report a lost bag”. */
            "lost-bag-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Link labeled “Upgrade”. */
            "upgrade-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Link labeled “Order a meal”. */
            "meals-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Link labeled “Lounge access”. */
            "lounge-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Link labeled “Wi-Fi”. */
            "wifi-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Link labeled “Entertainment”. */
            "entertainment-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Link labeled “E-mail the airline”. */
            "contact-email"?: string | "" | null;
            /** @description Link labeled “Airline website”. */
            "contact-url"?: components["schemas"]["HttpsUrl"] | "" | null;
            /** @description Action links that Wallet A shows below the pass. */
            "walleta-featured-actions"?: components["schemas"]["FeaturedAction"][] | "" | null;
            /** @description Places for passes that have none of their own. No keys here. */
            "relevant-locations"?: components["schemas"]["Location"][] | "" | null;
            /** @description Beacons for passes that have none of their own. No keys here. Wallet A. */
            ibeacons?: components["schemas"]["Beacon"][] | "" | null;
            /** @description True: expiry-date and auto-expiry are ignored. The expiration-timestamp of a pass still applies. Required in a new template. */
            "no-expiration"?: components["schemas"]["TrueFalse"] | null;
            /**
             * @description default: passes expire at expiry-date. auto: some time after their first install. Default: default.
             * @enum {unknown}
             */
            "expiration-setting"?: "default" | "auto" | "DEFAULT" | "AUTO" | "Default" | "Auto" | "" | null;
            /** @description Expiration of passes that have none of their own, in expiry-timezone. */
            "expiry-date"?: components["schemas"]["LocalDateTime"] | "" | null;
            /** @description Default: relevance-date-timezone. */
            "expiry-timezone"?: components["schemas"]["TimeZone"] | "" | null;
            /** @description Calendar days after the first install. expiration-setting auto needs days, hours or both, which are added. */
            "auto-expire-number-days"?: number | string | "" | null;
            /** @description Hours after the first install. */
            "auto-expire-number-hours"?: number | string | "" | null;
            /** @description Required with expiration-setting auto. */
            "auto-expire-timezone"?: components["schemas"]["TimeZone"] | "" | null;
            /** @description True: passes expire at the next midnight after that. Default: False. */
            "auto-expire-roundoff-midnight"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description Hours after which a pass that was never installed is archived. Default: never. */
            "never-installed-ttl"?: number | string | "" | null;
            /** @description When such a pass is archived, if that is earlier. Local to origin-airport. Needs never-installed-ttl. */
            "never-installed-archive-timestamp"?: components["schemas"]["LocalDateTime"] | "" | null;
            /** @description Hours after which an expired pass is archived. Default: never. */
            "expired-pass-ttl"?: number | string | "" | null;
            /** @description Hours after which a redeemed pass is archived. Default: never. */
            "redeemed-pass-ttl"?: number | string | "" | null;
            /** @description Hours after which a voided pass is archived. Default: never. */
            "voided-pass-ttl"?: number | string | "" | null;
            /**
             * @description Kind of barcode. Its value can have 2,331 bytes in a QRCODE, 1,850 Latin-1 characters in AZTEC, 1,000 in PDF417, and 80 ASCII characters in CODE128. Required in a new template.
             * @enum {unknown}
             */
            "barcode-type"?: "QRCODE" | "AZTEC" | "PDF417" | "CODE128" | "qrcode" | "aztec" | "pdf417" | "code128" | "Qrcode" | "Aztec" | "Pdf417" | "Code128" | null;
            /** @description Value for passes that have none of their own and get no generated one. */
            "barcode-value"?: string | number | null;
            /** @description True: a pass without barcode-value gets a random one, unique within the template. Default: False. */
            "autogenerate-barcode-values"?: components["schemas"]["TrueFalse"] | "" | null;
            /**
             * @description Default: Alphanumeric. Letters are A to Z.
             * @enum {unknown}
             */
            "autogenerate-barcode-value-type"?: "Numeric" | "Alphabet" | "Alphanumeric" | "NUMERIC" | "ALPHABET" | "ALPHANUMERIC" | "numeric" | "alphabet" | "alphanumeric" | "" | null;
            /** @description Number of characters. Default: 20; at most 80 in CODE128. */
            "autogenerate-barcode-value-length"?: number | string | "" | null;
            /** @description Whether the value is shown below the barcode. Default: True. */
            "display-alternate-barcode-text"?: components["schemas"]["TrueFalse"] | "" | null;
            /**
             * @description What happens if an IATA boarding-pass barcode contradicts the pass: nothing, a warning, or E9025. Default: warn; off for templates older than this field.
             * @enum {unknown}
             */
            "barcode-check"?: "off" | "warn" | "refuse" | "OFF" | "WARN" | "REFUSE" | "Off" | "Warn" | "Refuse" | "" | null;
            /** @description 0: no notifications of updates. Any other number, or none: passengers are notified. */
            "enable-update-notifications"?: number | string | "" | null;
            /** @description True: Wallet A’s iOS 26 design shows your gates, terminals and current times, even if Apple has others. Default: False. */
            "walleta-own-data"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description True: every phone shows Wallet A’s classic design. Default: the iOS 26 design, if the flight has what it needs. */
            "walleta-classic-design"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description True: Wallet B, which has no badges, shows them in words. Default: False. */
            "walletb-badge-texts"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description True: every pass of the template shows as voided. False or cleared: each shows its own status again. */
            "void-passes"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description Replaces our text on the install page. */
            "pass-install-help-text"?: components["schemas"]["RichText"] | "" | null;
            /**
             * @description Background of the install page; white by default and if invalid. In dark mode, a light color becomes dark.
             * @default #FFFFFF
             * @example #F2F5FA
             */
            "pass-install-background-color"?: unknown;
            /**
             * @description Whether the install page shows its check mark. Default: 1.
             * @enum {unknown}
             */
            "pass-install-checkmark-display"?: 1 | 0 | "1" | "0" | true | false | "True" | "False" | "true" | "false" | "" | null;
            /** @description Whether the install page shows the logo. Default: True. */
            "pass-install-logo-display"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description True: the install page shows the barcode, also in print, for boarding without a wallet. Default: False. */
            "pass-install-show-barcode"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description Replaces our text on the install page. */
            "pass-download-wait-message"?: components["schemas"]["RichText"] | "" | null;
            /** @description Replaces our text on the install page. */
            "pass-download-thank-you-message"?: components["schemas"]["RichText"] | "" | null;
            /** @description Language of the texts that you send and of ours. Default: en. */
            language?: components["schemas"]["Language"] | "" | null;
            /** @description All languages of the passes, including language. Default: language only. */
            languages?: components["schemas"]["Language"][] | "" | null;
            /** @description True: Wallet B shows all of the pass, including Google’s labels, in language on every phone. Default: False. */
            "walletb-own-language"?: components["schemas"]["TrueFalse"] | "" | null;
            /** @description Your texts in the other languages, by language and then by field, at most 64 KB in all. Each has the limits of its field. "" clears a text, or a whole language. If a text changes, translations of it that you do not send are removed. */
            translations?: {
                [key: string]: components["schemas"]["TranslatedTexts"] | ("" | null);
            } | "" | null;
        };
        /** @description Objects that can group fields. Field names are unique; the group of a field has no meaning. */
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
             * @description brand: a template without a flight, from which putpass creates the templates of flights. Default: flight. Cannot be changed later.
             * @enum {unknown}
             */
            "template-kind"?: "flight" | "brand" | "FLIGHT" | "BRAND" | "Flight" | "Brand" | "" | null;
            /** @description Wallet A certificate of the account. Default: the account’s default. Cannot be changed later. */
            "pass-type-id"?: string | number | null;
            /** @description Wallet B issuer of the account. Default: the account’s default. Cannot be changed later. */
            "issuer-id"?: string | number | null;
            /** @description True: the answer shows the result, its warnings and a trial pass, and nothing is stored or sent. */
            "dry-run"?: components["schemas"]["TrueFalse"] | "" | null;
        } & (components["schemas"]["TemplateFields"] & components["schemas"]["TemplateGroups"]);
    };
    responses: never;
    parameters: {
        /** @description Text of your choice, such as a UUID. The same request sent again with its key takes effect once, and gets the first answer for 24 hours. The key is refused with another request (E9015), and while the first is running (E9016). Actions that only read ignore it. */
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
                /** @description Text of your choice, such as a UUID. The same request sent again with its key takes effect once, and gets the first answer for 24 hours. The key is refused with another request (E9015), and while the first is running (E9016). Actions that only read ignore it. */
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
            /** @description Success. */
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
             * @description The account has no such template, flight, pass or link.
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
             * @description The method is not POST.
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
             * @description The request contradicts existing data. Nothing was changed.
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
             * @description Too many requests. Nothing was changed. Send the request again after Retry-After. An answer without error-code is from Amazon API Gateway: send the request again a little later.
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
             * @description Our mistake. Send the request again with the same Idempotency-Key.
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
             * @description Too much load. Nothing is half-done. Send the request again after a moment, with the same Idempotency-Key.
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
