// Written by `npm run db:types` from the migrations. A test fails when it is out of date.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      application_assignments: {
        Row: { application_id: string; assigned_at: string; staff_id: string | null };
        ComputedFields: never;
        Insert: { application_id: string; assigned_at?: string; staff_id?: string | null };
        Update: { application_id?: string; assigned_at?: string; staff_id?: string | null };
        Relationships: [
          {
            foreignKeyName: 'application_assignments_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: true;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
        ];
      };
      application_documents: {
        Row: {
          application_id: string;
          checked_at: string | null;
          created_at: string;
          doc_type: string;
          id: string;
          is_checked: boolean;
          mime_type: string;
          original_name: string;
          scan_status: string;
          sha256: string | null;
          size_bytes: number;
          status: string;
          storage_path: string;
          uploaded_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          application_id: string;
          checked_at?: string | null;
          created_at?: string;
          doc_type: string;
          id?: string;
          is_checked?: never;
          mime_type: string;
          original_name: string;
          scan_status?: string;
          sha256?: string | null;
          size_bytes: number;
          status?: string;
          storage_path: string;
          uploaded_by?: string | null;
        };
        Update: {
          application_id?: string;
          checked_at?: string | null;
          created_at?: string;
          doc_type?: string;
          id?: string;
          is_checked?: never;
          mime_type?: string;
          original_name?: string;
          scan_status?: string;
          sha256?: string | null;
          size_bytes?: number;
          status?: string;
          storage_path?: string;
          uploaded_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'application_documents_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
        ];
      };
      application_events: {
        Row: {
          actor: string;
          actor_id: string | null;
          application_id: string;
          chain_position: number;
          created_at: string;
          detail: NonNullable<Json>;
          from_status: string | null;
          hash: string;
          id: number;
          kind: string;
          prev_hash: string;
          to_status: string | null;
        };
        ComputedFields: never;
        Insert: {
          actor: string;
          actor_id?: string | null;
          application_id: string;
          chain_position: number;
          created_at?: string;
          detail?: NonNullable<Json>;
          from_status?: string | null;
          hash: string;
          id?: never;
          kind: string;
          prev_hash: string;
          to_status?: string | null;
        };
        Update: {
          actor?: string;
          actor_id?: string | null;
          application_id?: string;
          chain_position?: number;
          created_at?: string;
          detail?: NonNullable<Json>;
          from_status?: string | null;
          hash?: string;
          id?: never;
          kind?: string;
          prev_hash?: string;
          to_status?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'application_events_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
        ];
      };
      application_notes: {
        Row: {
          application_id: string;
          author_id: string | null;
          created_at: string;
          id: number;
          note: string;
          request_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          application_id: string;
          author_id?: string | null;
          created_at?: string;
          id?: never;
          note: string;
          request_id?: string | null;
        };
        Update: {
          application_id?: string;
          author_id?: string | null;
          created_at?: string;
          id?: never;
          note?: string;
          request_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'application_notes_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
        ];
      };
      application_words: {
        Row: { application_id: string; word: string };
        ComputedFields: never;
        Insert: { application_id: string; word: string };
        Update: { application_id?: string; word?: string };
        Relationships: [
          {
            foreignKeyName: 'application_words_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
        ];
      };
      applications: {
        Row: {
          answers: NonNullable<Json>;
          bond_slug: string | null;
          caption: string | null;
          created_at: string;
          erased_at: string | null;
          fees_cents: number | null;
          id: string;
          is_held: boolean;
          needs_hand: string | null;
          number: string | null;
          owner_left_at: string | null;
          penal_sum_cents: number | null;
          premium_cents: number | null;
          quote_key_hash: string | null;
          rate_plan: string | null;
          rate_plan_version: number | null;
          review_reasons: string[];
          revision: number;
          state_code: string | null;
          status: string;
          submitted_at: string | null;
          taxes_cents: number | null;
          terms_accepted_at: string | null;
          terms_version: string | null;
          total_cents: number | null;
          updated_at: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          answers?: NonNullable<Json>;
          bond_slug?: string | null;
          caption?: string | null;
          created_at?: string;
          erased_at?: string | null;
          fees_cents?: number | null;
          id: string;
          is_held?: never;
          needs_hand?: string | null;
          number?: string | null;
          owner_left_at?: string | null;
          penal_sum_cents?: number | null;
          premium_cents?: number | null;
          quote_key_hash?: string | null;
          rate_plan?: string | null;
          rate_plan_version?: number | null;
          review_reasons?: string[];
          revision?: number;
          state_code?: string | null;
          status?: string;
          submitted_at?: string | null;
          taxes_cents?: number | null;
          terms_accepted_at?: string | null;
          terms_version?: string | null;
          total_cents?: number | null;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          answers?: NonNullable<Json>;
          bond_slug?: string | null;
          caption?: string | null;
          created_at?: string;
          erased_at?: string | null;
          fees_cents?: number | null;
          id?: string;
          is_held?: never;
          needs_hand?: string | null;
          number?: string | null;
          owner_left_at?: string | null;
          penal_sum_cents?: number | null;
          premium_cents?: number | null;
          quote_key_hash?: string | null;
          rate_plan?: string | null;
          rate_plan_version?: number | null;
          review_reasons?: string[];
          revision?: number;
          state_code?: string | null;
          status?: string;
          submitted_at?: string | null;
          taxes_cents?: number | null;
          terms_accepted_at?: string | null;
          terms_version?: string | null;
          total_cents?: number | null;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'applications_bond_slug_fkey';
            columns: ['bond_slug'];
            isOneToOne: false;
            referencedRelation: 'bond_types';
            referencedColumns: ['slug'];
          },
        ];
      };
      bond_filing_steps: {
        Row: { bond_id: string; done_at: string; rider: number; step: string; term: number };
        ComputedFields: never;
        Insert: { bond_id: string; done_at?: string; rider?: number; step: string; term?: number };
        Update: {
          bond_id?: string;
          done_at?: string;
          rider?: number;
          step?: string;
          term?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'bond_filing_steps_bond_id_fkey';
            columns: ['bond_id'];
            isOneToOne: false;
            referencedRelation: 'bonds';
            referencedColumns: ['id'];
          },
        ];
      };
      bond_manifests: {
        Row: {
          bond_id: string;
          created_at: string;
          key_id: string;
          manifest: string;
          revision: number;
          signature: string;
        };
        ComputedFields: never;
        Insert: {
          bond_id: string;
          created_at?: string;
          key_id: string;
          manifest: string;
          revision: number;
          signature: string;
        };
        Update: {
          bond_id?: string;
          created_at?: string;
          key_id?: string;
          manifest?: string;
          revision?: number;
          signature?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bond_manifests_bond_id_fkey';
            columns: ['bond_id'];
            isOneToOne: false;
            referencedRelation: 'bonds';
            referencedColumns: ['id'];
          },
        ];
      };
      bond_request_proofs: {
        Row: { document_id: string; kind: string; request_id: string };
        ComputedFields: never;
        Insert: { document_id: string; kind: string; request_id: string };
        Update: { document_id?: string; kind?: string; request_id?: string };
        Relationships: [
          {
            foreignKeyName: 'bond_request_proofs_document_id_fkey';
            columns: ['document_id'];
            isOneToOne: true;
            referencedRelation: 'application_documents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bond_request_proofs_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'bond_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      bond_requests: {
        Row: {
          bond_id: string;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          ends_on: string | null;
          estimate_cents: number | null;
          id: string;
          kind: string;
          new_address: Json | null;
          new_amount_cents: number | null;
          new_name: string | null;
          new_principals: string[] | null;
          note: string | null;
          reason: string | null;
          refund_cents: number | null;
          requested_by: string | null;
          status: string;
        };
        ComputedFields: never;
        Insert: {
          bond_id: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          ends_on?: string | null;
          estimate_cents?: number | null;
          id: string;
          kind: string;
          new_address?: Json | null;
          new_amount_cents?: number | null;
          new_name?: string | null;
          new_principals?: string[] | null;
          note?: string | null;
          reason?: string | null;
          refund_cents?: number | null;
          requested_by?: string | null;
          status?: string;
        };
        Update: {
          bond_id?: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          ends_on?: string | null;
          estimate_cents?: number | null;
          id?: string;
          kind?: string;
          new_address?: Json | null;
          new_amount_cents?: number | null;
          new_name?: string | null;
          new_principals?: string[] | null;
          note?: string | null;
          reason?: string | null;
          refund_cents?: number | null;
          requested_by?: string | null;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bond_requests_bond_id_fkey';
            columns: ['bond_id'];
            isOneToOne: false;
            referencedRelation: 'bonds';
            referencedColumns: ['id'];
          },
        ];
      };
      bond_required_documents: {
        Row: { bond_slug: string; required_doc_type: string };
        ComputedFields: never;
        Insert: { bond_slug: string; required_doc_type: string };
        Update: { bond_slug?: string; required_doc_type?: string };
        Relationships: [
          {
            foreignKeyName: 'bond_required_documents_bond_slug_fkey';
            columns: ['bond_slug'];
            isOneToOne: false;
            referencedRelation: 'bond_types';
            referencedColumns: ['slug'];
          },
        ];
      };
      bond_riders: {
        Row: {
          address: Json | null;
          address_before: Json | null;
          amount_before_cents: number;
          amount_cents: number;
          bond_id: string;
          effective_on: string;
          issued_at: string;
          kind: string;
          number: number;
          pdf_sha256: string | null;
          pdf_url: string | null;
          poa_pdf_sha256: string | null;
          poa_pdf_url: string | null;
          power_limit_cents: number | null;
          power_rider: number | null;
          principal: string;
          principal_before: string;
          principals: string[] | null;
          request_id: string;
          tried_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          address?: Json | null;
          address_before?: Json | null;
          amount_before_cents: number;
          amount_cents: number;
          bond_id: string;
          effective_on: string;
          issued_at?: string;
          kind: string;
          number: number;
          pdf_sha256?: string | null;
          pdf_url?: string | null;
          poa_pdf_sha256?: string | null;
          poa_pdf_url?: string | null;
          power_limit_cents?: number | null;
          power_rider?: number | null;
          principal: string;
          principal_before: string;
          principals?: string[] | null;
          request_id: string;
          tried_at?: string | null;
        };
        Update: {
          address?: Json | null;
          address_before?: Json | null;
          amount_before_cents?: number;
          amount_cents?: number;
          bond_id?: string;
          effective_on?: string;
          issued_at?: string;
          kind?: string;
          number?: number;
          pdf_sha256?: string | null;
          pdf_url?: string | null;
          poa_pdf_sha256?: string | null;
          poa_pdf_url?: string | null;
          power_limit_cents?: number | null;
          power_rider?: number | null;
          principal?: string;
          principal_before?: string;
          principals?: string[] | null;
          request_id?: string;
          tried_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'bond_riders_bond_id_fkey';
            columns: ['bond_id'];
            isOneToOne: false;
            referencedRelation: 'bonds';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bond_riders_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: true;
            referencedRelation: 'bond_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      bond_terms: {
        Row: {
          amount_cents: number;
          application_id: string | null;
          bond_id: string;
          certificate_sha256: string | null;
          certificate_url: string | null;
          ends_on: string | null;
          issued_at: string;
          number: number;
          power_rider: number | null;
          premium_cents: number;
          principal: string;
          rate_plan: string | null;
          rate_plan_version: number | null;
          starts_on: string;
          tried_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          application_id?: string | null;
          bond_id: string;
          certificate_sha256?: string | null;
          certificate_url?: string | null;
          ends_on?: string | null;
          issued_at?: string;
          number: number;
          power_rider?: number | null;
          premium_cents: number;
          principal: string;
          rate_plan?: string | null;
          rate_plan_version?: number | null;
          starts_on: string;
          tried_at?: string | null;
        };
        Update: {
          amount_cents?: number;
          application_id?: string | null;
          bond_id?: string;
          certificate_sha256?: string | null;
          certificate_url?: string | null;
          ends_on?: string | null;
          issued_at?: string;
          number?: number;
          power_rider?: number | null;
          premium_cents?: number;
          principal?: string;
          rate_plan?: string | null;
          rate_plan_version?: number | null;
          starts_on?: string;
          tried_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'bond_terms_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: true;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bond_terms_bond_id_fkey';
            columns: ['bond_id'];
            isOneToOne: false;
            referencedRelation: 'bonds';
            referencedColumns: ['id'];
          },
        ];
      };
      bond_types: {
        Row: {
          average_cost: string;
          category: string;
          default_amount_label: string;
          description: string;
          name: string;
          rules: NonNullable<Json>;
          slug: string;
        };
        ComputedFields: never;
        Insert: {
          average_cost: string;
          category: string;
          default_amount_label: string;
          description: string;
          name: string;
          rules: NonNullable<Json>;
          slug: string;
        };
        Update: {
          average_cost?: string;
          category?: string;
          default_amount_label?: string;
          description?: string;
          name?: string;
          rules?: NonNullable<Json>;
          slug?: string;
        };
        Relationships: [];
      };
      bondability_letters: {
        Row: {
          addressed_to: string;
          aggregate_cents: number;
          asked_by: string;
          contractor_id: string;
          created_at: string;
          grant_id: string;
          id: string;
          issued_on: string;
          project_name: string;
          single_cents: number;
          valid_until: string;
          verify_token: string;
        };
        ComputedFields: never;
        Insert: {
          addressed_to?: string;
          aggregate_cents: number;
          asked_by: string;
          contractor_id: string;
          created_at?: string;
          grant_id: string;
          id: string;
          issued_on: string;
          project_name?: string;
          single_cents: number;
          valid_until: string;
          verify_token?: string;
        };
        Update: {
          addressed_to?: string;
          aggregate_cents?: number;
          asked_by?: string;
          contractor_id?: string;
          created_at?: string;
          grant_id?: string;
          id?: string;
          issued_on?: string;
          project_name?: string;
          single_cents?: number;
          valid_until?: string;
          verify_token?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bondability_letters_contractor_id_fkey';
            columns: ['contractor_id'];
            isOneToOne: false;
            referencedRelation: 'contractors';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bondability_letters_grant_id_fkey';
            columns: ['grant_id'];
            isOneToOne: false;
            referencedRelation: 'line_grants';
            referencedColumns: ['id'];
          },
        ];
      };
      bonds: {
        Row: {
          amount_cents: number;
          application_id: string | null;
          bond_type_id: string;
          cancelled_on: string | null;
          capacity: string | null;
          caption: string | null;
          created_at: string;
          effective_date: string;
          ends_with_last_day: boolean;
          expiry_date: string | null;
          form_id: string | null;
          id: string;
          issued_at: string;
          last_day: string | null;
          matter: Json | null;
          matter_label: string | null;
          number: string;
          obligee: string;
          payee: string | null;
          pdf_sha256: string | null;
          pdf_url: string | null;
          poa_pdf_sha256: string | null;
          poa_pdf_url: string | null;
          power_limit_cents: number;
          premium_cents: number;
          principal: string;
          principal_address: Json | null;
          principals: string[] | null;
          purpose: string | null;
          rate_plan: string | null;
          rate_plan_version: number | null;
          state_code: string;
          status: string;
          user_id: string | null;
          verify_token: string;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          application_id?: string | null;
          bond_type_id: string;
          cancelled_on?: string | null;
          capacity?: string | null;
          caption?: string | null;
          created_at?: string;
          effective_date: string;
          ends_with_last_day?: boolean;
          expiry_date?: string | null;
          form_id?: string | null;
          id?: string;
          issued_at?: string;
          last_day?: never;
          matter?: Json | null;
          matter_label?: string | null;
          number?: string;
          obligee: string;
          payee?: string | null;
          pdf_sha256?: string | null;
          pdf_url?: string | null;
          poa_pdf_sha256?: string | null;
          poa_pdf_url?: string | null;
          power_limit_cents: number;
          premium_cents: number;
          principal: string;
          principal_address?: Json | null;
          principals?: string[] | null;
          purpose?: string | null;
          rate_plan?: string | null;
          rate_plan_version?: number | null;
          state_code: string;
          status?: string;
          user_id?: string | null;
          verify_token?: string;
        };
        Update: {
          amount_cents?: number;
          application_id?: string | null;
          bond_type_id?: string;
          cancelled_on?: string | null;
          capacity?: string | null;
          caption?: string | null;
          created_at?: string;
          effective_date?: string;
          ends_with_last_day?: boolean;
          expiry_date?: string | null;
          form_id?: string | null;
          id?: string;
          issued_at?: string;
          last_day?: never;
          matter?: Json | null;
          matter_label?: string | null;
          number?: string;
          obligee?: string;
          payee?: string | null;
          pdf_sha256?: string | null;
          pdf_url?: string | null;
          poa_pdf_sha256?: string | null;
          poa_pdf_url?: string | null;
          power_limit_cents?: number;
          premium_cents?: number;
          principal?: string;
          principal_address?: Json | null;
          principals?: string[] | null;
          purpose?: string | null;
          rate_plan?: string | null;
          rate_plan_version?: number | null;
          state_code?: string;
          status?: string;
          user_id?: string | null;
          verify_token?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bonds_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: true;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bonds_bond_type_id_fkey';
            columns: ['bond_type_id'];
            isOneToOne: false;
            referencedRelation: 'bond_types';
            referencedColumns: ['slug'];
          },
        ];
      };
      contractor_files: {
        Row: {
          added_by: string;
          contractor_id: string;
          created_at: string;
          id: string;
          kind: string;
          mime_type: string;
          name: string;
          project_id: string | null;
          scan_status: string | null;
          sha256: string;
          size_bytes: number;
          stored_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          added_by: string;
          contractor_id: string;
          created_at?: string;
          id: string;
          kind: string;
          mime_type: string;
          name: string;
          project_id?: string | null;
          scan_status?: string | null;
          sha256: string;
          size_bytes: number;
          stored_at?: string | null;
        };
        Update: {
          added_by?: string;
          contractor_id?: string;
          created_at?: string;
          id?: string;
          kind?: string;
          mime_type?: string;
          name?: string;
          project_id?: string | null;
          scan_status?: string | null;
          sha256?: string;
          size_bytes?: number;
          stored_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'contractor_files_contractor_id_fkey';
            columns: ['contractor_id'];
            isOneToOne: false;
            referencedRelation: 'contractors';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contractor_files_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['id'];
          },
        ];
      };
      contractor_members: {
        Row: {
          contractor_id: string;
          joined_at: string;
          left_at: string | null;
          role: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          contractor_id: string;
          joined_at?: string;
          left_at?: string | null;
          role?: string;
          user_id: string;
        };
        Update: {
          contractor_id?: string;
          joined_at?: string;
          left_at?: string | null;
          role?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contractor_members_contractor_id_fkey';
            columns: ['contractor_id'];
            isOneToOne: false;
            referencedRelation: 'contractors';
            referencedColumns: ['id'];
          },
        ];
      };
      contractor_statements: {
        Row: {
          added_by: string;
          as_of: string;
          contractor_id: string;
          current_assets_cents: number;
          current_liabilities_cents: number;
          id: string;
          kind: string;
          level: string;
          net_worth_cents: number;
          profit_cents: number;
          read_at: string | null;
          read_by: string | null;
          received_at: string;
          revenue_cents: number;
          stale_after: string;
        };
        ComputedFields: never;
        Insert: {
          added_by: string;
          as_of: string;
          contractor_id: string;
          current_assets_cents: number;
          current_liabilities_cents: number;
          id: string;
          kind: string;
          level: string;
          net_worth_cents: number;
          profit_cents: number;
          read_at?: string | null;
          read_by?: string | null;
          received_at?: string;
          revenue_cents: number;
          stale_after?: never;
        };
        Update: {
          added_by?: string;
          as_of?: string;
          contractor_id?: string;
          current_assets_cents?: number;
          current_liabilities_cents?: number;
          id?: string;
          kind?: string;
          level?: string;
          net_worth_cents?: number;
          profit_cents?: number;
          read_at?: string | null;
          read_by?: string | null;
          received_at?: string;
          revenue_cents?: number;
          stale_after?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'contractor_statements_contractor_id_fkey';
            columns: ['contractor_id'];
            isOneToOne: false;
            referencedRelation: 'contractors';
            referencedColumns: ['id'];
          },
        ];
      };
      contractors: {
        Row: {
          aggregate_asked_cents: number;
          cpa_level: string | null;
          created_at: string;
          details: NonNullable<Json>;
          entity: string;
          fiscal_year_end: string;
          formed_on: string;
          id: string;
          largest_job_cents: number;
          largest_job_read_by: string | null;
          largest_job_read_cents: number;
          legal_name: string;
          single_asked_cents: number;
          state_code: string;
          trade_name: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          aggregate_asked_cents: number;
          cpa_level?: string | null;
          created_at?: string;
          details?: NonNullable<Json>;
          entity: string;
          fiscal_year_end: string;
          formed_on: string;
          id: string;
          largest_job_cents?: number;
          largest_job_read_by?: string | null;
          largest_job_read_cents?: number;
          legal_name: string;
          single_asked_cents: number;
          state_code: string;
          trade_name?: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          aggregate_asked_cents?: number;
          cpa_level?: string | null;
          created_at?: string;
          details?: NonNullable<Json>;
          entity?: string;
          fiscal_year_end?: string;
          formed_on?: string;
          id?: string;
          largest_job_cents?: number;
          largest_job_read_by?: string | null;
          largest_job_read_cents?: number;
          legal_name?: string;
          single_asked_cents?: number;
          state_code?: string;
          trade_name?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [];
      };
      firm_bar_numbers: {
        Row: { checked_on: string | null; firm_id: string; number: string; state_code: string };
        ComputedFields: never;
        Insert: { checked_on?: string | null; firm_id: string; number: string; state_code: string };
        Update: {
          checked_on?: string | null;
          firm_id?: string;
          number?: string;
          state_code?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'firm_bar_numbers_firm_id_fkey';
            columns: ['firm_id'];
            isOneToOne: false;
            referencedRelation: 'firms';
            referencedColumns: ['id'];
          },
        ];
      };
      firm_invitations: {
        Row: { created_at: string; email: string; firm_id: string; id: string; role: string };
        ComputedFields: never;
        Insert: { created_at?: string; email: string; firm_id: string; id?: string; role: string };
        Update: {
          created_at?: string;
          email?: string;
          firm_id?: string;
          id?: string;
          role?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'firm_invitations_firm_id_fkey';
            columns: ['firm_id'];
            isOneToOne: false;
            referencedRelation: 'firms';
            referencedColumns: ['id'];
          },
        ];
      };
      firm_members: {
        Row: {
          firm_id: string;
          joined_at: string;
          left_at: string | null;
          role: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          firm_id: string;
          joined_at?: string;
          left_at?: string | null;
          role: string;
          user_id: string;
        };
        Update: {
          firm_id?: string;
          joined_at?: string;
          left_at?: string | null;
          role?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'firm_members_firm_id_fkey';
            columns: ['firm_id'];
            isOneToOne: false;
            referencedRelation: 'firms';
            referencedColumns: ['id'];
          },
        ];
      };
      firms: {
        Row: {
          created_at: string;
          id: string;
          matter_access: string;
          name: string;
          office_address: string;
          payer_default: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          matter_access?: string;
          name: string;
          office_address: string;
          payer_default?: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          id?: string;
          matter_access?: string;
          name?: string;
          office_address?: string;
          payer_default?: string;
          version?: number;
        };
        Relationships: [];
      };
      indemnitors: {
        Row: {
          asked_by: string;
          contractor_id: string;
          created_at: string;
          email: string;
          full_name: string;
          id: string;
          kind: string;
          reason: string;
          relation: string;
          released_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          asked_by: string;
          contractor_id: string;
          created_at?: string;
          email: string;
          full_name: string;
          id: string;
          kind: string;
          reason: string;
          relation: string;
          released_at?: string | null;
        };
        Update: {
          asked_by?: string;
          contractor_id?: string;
          created_at?: string;
          email?: string;
          full_name?: string;
          id?: string;
          kind?: string;
          reason?: string;
          relation?: string;
          released_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'indemnitors_contractor_id_fkey';
            columns: ['contractor_id'];
            isOneToOne: false;
            referencedRelation: 'contractors';
            referencedColumns: ['id'];
          },
        ];
      };
      information_answers: {
        Row: {
          answer: string;
          answered_by: string | null;
          application_id: string;
          created_at: string;
          id: string;
          request_id: number;
        };
        ComputedFields: never;
        Insert: {
          answer: string;
          answered_by?: string | null;
          application_id: string;
          created_at?: string;
          id?: string;
          request_id: number;
        };
        Update: {
          answer?: string;
          answered_by?: string | null;
          application_id?: string;
          created_at?: string;
          id?: string;
          request_id?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'information_answers_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
        ];
      };
      inquiries: {
        Row: {
          amount_cents: number;
          answer: string | null;
          answered_at: string | null;
          answered_by: string | null;
          asked_by: string | null;
          asker: string;
          bond_slug: string;
          copied_from: string | null;
          created_at: string;
          details: string;
          email: string | null;
          facts: string | null;
          id: string;
          key_hash: string | null;
          matter_id: string | null;
          note: string | null;
          sender: string | null;
          state_code: string;
          worry: string;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          answer?: string | null;
          answered_at?: string | null;
          answered_by?: string | null;
          asked_by?: string | null;
          asker: string;
          bond_slug: string;
          copied_from?: string | null;
          created_at?: string;
          details?: string;
          email?: string | null;
          facts?: string | null;
          id?: string;
          key_hash?: string | null;
          matter_id?: string | null;
          note?: string | null;
          sender?: string | null;
          state_code: string;
          worry: string;
        };
        Update: {
          amount_cents?: number;
          answer?: string | null;
          answered_at?: string | null;
          answered_by?: string | null;
          asked_by?: string | null;
          asker?: string;
          bond_slug?: string;
          copied_from?: string | null;
          created_at?: string;
          details?: string;
          email?: string | null;
          facts?: string | null;
          id?: string;
          key_hash?: string | null;
          matter_id?: string | null;
          note?: string | null;
          sender?: string | null;
          state_code?: string;
          worry?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'inquiries_bond_slug_fkey';
            columns: ['bond_slug'];
            isOneToOne: false;
            referencedRelation: 'bond_types';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'inquiries_copied_from_fkey';
            columns: ['copied_from'];
            isOneToOne: false;
            referencedRelation: 'inquiries';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'inquiries_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'matters';
            referencedColumns: ['id'];
          },
        ];
      };
      line_grants: {
        Row: {
          aggregate_cents: number;
          approved_at: string | null;
          approved_by: string | null;
          basis: string;
          conditions: NonNullable<Json>;
          contractor_id: string;
          effective_on: string;
          granted_at: string;
          granted_by: string;
          id: string;
          rate_plan: string;
          reason: string;
          review_on: string;
          single_cents: number;
          superseded_by: string | null;
          suspend_reason: string | null;
          suspended_at: string | null;
          suspended_by: string | null;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          aggregate_cents: number;
          approved_at?: string | null;
          approved_by?: string | null;
          basis: string;
          conditions?: NonNullable<Json>;
          contractor_id: string;
          effective_on: string;
          granted_at?: string;
          granted_by: string;
          id: string;
          rate_plan: string;
          reason: string;
          review_on: string;
          single_cents: number;
          superseded_by?: string | null;
          suspend_reason?: string | null;
          suspended_at?: string | null;
          suspended_by?: string | null;
          version: number;
        };
        Update: {
          aggregate_cents?: number;
          approved_at?: string | null;
          approved_by?: string | null;
          basis?: string;
          conditions?: NonNullable<Json>;
          contractor_id?: string;
          effective_on?: string;
          granted_at?: string;
          granted_by?: string;
          id?: string;
          rate_plan?: string;
          reason?: string;
          review_on?: string;
          single_cents?: number;
          superseded_by?: string | null;
          suspend_reason?: string | null;
          suspended_at?: string | null;
          suspended_by?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'line_grants_contractor_id_fkey';
            columns: ['contractor_id'];
            isOneToOne: false;
            referencedRelation: 'contractors';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'line_grants_superseded_by_fkey';
            columns: ['superseded_by'];
            isOneToOne: false;
            referencedRelation: 'line_grants';
            referencedColumns: ['id'];
          },
        ];
      };
      matter_access: {
        Row: { matter_id: string; user_id: string };
        ComputedFields: never;
        Insert: { matter_id: string; user_id: string };
        Update: { matter_id?: string; user_id?: string };
        Relationships: [
          {
            foreignKeyName: 'matter_access_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'matters';
            referencedColumns: ['id'];
          },
        ];
      };
      matter_files: {
        Row: {
          added_by: string | null;
          created_at: string;
          id: string;
          kind: string;
          matter_id: string;
          mime_type: string;
          name: string;
          scan_status: string | null;
          sha256: string;
          size_bytes: number;
          stored_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          added_by?: string | null;
          created_at?: string;
          id: string;
          kind: string;
          matter_id: string;
          mime_type: string;
          name: string;
          scan_status?: string | null;
          sha256: string;
          size_bytes: number;
          stored_at?: string | null;
        };
        Update: {
          added_by?: string | null;
          created_at?: string;
          id?: string;
          kind?: string;
          matter_id?: string;
          mime_type?: string;
          name?: string;
          scan_status?: string | null;
          sha256?: string;
          size_bytes?: number;
          stored_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'matter_files_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'matters';
            referencedColumns: ['id'];
          },
        ];
      };
      matter_notes: {
        Row: { matter_id: string; updated_at: string; version: number; words: string };
        ComputedFields: never;
        Insert: { matter_id: string; updated_at?: string; version?: number; words: string };
        Update: { matter_id?: string; updated_at?: string; version?: number; words?: string };
        Relationships: [
          {
            foreignKeyName: 'matter_notes_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: true;
            referencedRelation: 'matters';
            referencedColumns: ['id'];
          },
        ];
      };
      matter_people: {
        Row: {
          created_at: string;
          email: string;
          full_name: string;
          id: string;
          matter_id: string;
          phone: string;
          role: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email?: string;
          full_name?: string;
          id: string;
          matter_id: string;
          phone?: string;
          role: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          full_name?: string;
          id?: string;
          matter_id?: string;
          phone?: string;
          role?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'matter_people_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'matters';
            referencedColumns: ['id'];
          },
        ];
      };
      matters: {
        Row: {
          amount_cents: number | null;
          application_id: string | null;
          appointed_on: string | null;
          bond_slug: string | null;
          bondability: string | null;
          bondability_on: string | null;
          case_number: string;
          closed_at: string | null;
          county: string;
          court: string;
          created_at: string;
          created_by: string | null;
          facts: NonNullable<Json>;
          file_by: string | null;
          firm_id: string;
          hearing_on: string | null;
          id: string;
          kind: string;
          payer: string;
          petition_on: string | null;
          reference: string;
          responsible: string | null;
          saved_with: string | null;
          state_code: string | null;
          subject_name: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          amount_cents?: number | null;
          application_id?: string | null;
          appointed_on?: string | null;
          bond_slug?: string | null;
          bondability?: string | null;
          bondability_on?: string | null;
          case_number?: string;
          closed_at?: string | null;
          county?: string;
          court?: string;
          created_at?: string;
          created_by?: string | null;
          facts?: NonNullable<Json>;
          file_by?: string | null;
          firm_id: string;
          hearing_on?: string | null;
          id: string;
          kind: string;
          payer?: string;
          petition_on?: string | null;
          reference?: string;
          responsible?: string | null;
          saved_with?: string | null;
          state_code?: string | null;
          subject_name?: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          amount_cents?: number | null;
          application_id?: string | null;
          appointed_on?: string | null;
          bond_slug?: string | null;
          bondability?: string | null;
          bondability_on?: string | null;
          case_number?: string;
          closed_at?: string | null;
          county?: string;
          court?: string;
          created_at?: string;
          created_by?: string | null;
          facts?: NonNullable<Json>;
          file_by?: string | null;
          firm_id?: string;
          hearing_on?: string | null;
          id?: string;
          kind?: string;
          payer?: string;
          petition_on?: string | null;
          reference?: string;
          responsible?: string | null;
          saved_with?: string | null;
          state_code?: string | null;
          subject_name?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'matters_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: true;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'matters_bond_slug_fkey';
            columns: ['bond_slug'];
            isOneToOne: false;
            referencedRelation: 'bond_types';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'matters_firm_id_fkey';
            columns: ['firm_id'];
            isOneToOne: false;
            referencedRelation: 'firms';
            referencedColumns: ['id'];
          },
        ];
      };
      notification_preferences: {
        Row: { renewal_reminders: boolean; updated_at: string; user_id: string };
        ComputedFields: never;
        Insert: { renewal_reminders: boolean; updated_at?: string; user_id?: string };
        Update: { renewal_reminders?: boolean; updated_at?: string; user_id?: string };
        Relationships: [];
      };
      payment_requests: {
        Row: {
          amount_cents: number;
          bond_slug: string;
          created_at: string;
          matter_id: string;
          obligee: string;
          payer_name: string;
          priced: NonNullable<Json>;
          principal: string;
          quote_id: string;
          refused_at: string | null;
          state_code: string;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          bond_slug: string;
          created_at?: string;
          matter_id: string;
          obligee: string;
          payer_name: string;
          priced: NonNullable<Json>;
          principal: string;
          quote_id: string;
          refused_at?: string | null;
          state_code: string;
        };
        Update: {
          amount_cents?: number;
          bond_slug?: string;
          created_at?: string;
          matter_id?: string;
          obligee?: string;
          payer_name?: string;
          priced?: NonNullable<Json>;
          principal?: string;
          quote_id?: string;
          refused_at?: string | null;
          state_code?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payment_requests_bond_slug_fkey';
            columns: ['bond_slug'];
            isOneToOne: false;
            referencedRelation: 'bond_types';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'payment_requests_matter_id_fkey';
            columns: ['matter_id'];
            isOneToOne: false;
            referencedRelation: 'matters';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payment_requests_quote_id_fkey';
            columns: ['quote_id'];
            isOneToOne: true;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
        ];
      };
      payments: {
        Row: {
          amount_cents: number;
          application_id: string | null;
          billing_address: NonNullable<Json>;
          capture_asked_at: string | null;
          capture_try: number;
          captured_at: string | null;
          created_at: string;
          id: string;
          last_four: string | null;
          link_id: string | null;
          method: string;
          payer: Json | null;
          priced: Json | null;
          processor: string;
          quote_id: string;
          quote_key_hash: string;
          reference: string;
          released_at: string | null;
          status: string;
          terms_version: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          application_id?: string | null;
          billing_address: NonNullable<Json>;
          capture_asked_at?: string | null;
          capture_try?: number;
          captured_at?: string | null;
          created_at?: string;
          id?: string;
          last_four?: string | null;
          link_id?: string | null;
          method: string;
          payer?: Json | null;
          priced?: Json | null;
          processor: string;
          quote_id: string;
          quote_key_hash: string;
          reference: string;
          released_at?: string | null;
          status: string;
          terms_version: string;
          user_id?: string | null;
        };
        Update: {
          amount_cents?: number;
          application_id?: string | null;
          billing_address?: NonNullable<Json>;
          capture_asked_at?: string | null;
          capture_try?: number;
          captured_at?: string | null;
          created_at?: string;
          id?: string;
          last_four?: string | null;
          link_id?: string | null;
          method?: string;
          payer?: Json | null;
          priced?: Json | null;
          processor?: string;
          quote_id?: string;
          quote_key_hash?: string;
          reference?: string;
          released_at?: string | null;
          status?: string;
          terms_version?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'payments_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
        ];
      };
      price_offers: {
        Row: {
          answer_by: string;
          application_id: string;
          charges: Json | null;
          closed_at: string | null;
          confirmed_by: string | null;
          created_at: string;
          fees_cents: number;
          id: string;
          opened_at: string | null;
          premium_before_cents: number;
          premium_cents: number;
          proposed_by: string;
          rate_plan: string;
          rate_plan_version: number;
          reason: string;
          status: string;
          taxes_cents: number;
          total_before_cents: number;
          total_cents: number;
        };
        ComputedFields: never;
        Insert: {
          answer_by: string;
          application_id: string;
          charges?: Json | null;
          closed_at?: string | null;
          confirmed_by?: string | null;
          created_at?: string;
          fees_cents: number;
          id?: string;
          opened_at?: string | null;
          premium_before_cents: number;
          premium_cents: number;
          proposed_by: string;
          rate_plan: string;
          rate_plan_version: number;
          reason: string;
          status: string;
          taxes_cents: number;
          total_before_cents: number;
          total_cents: number;
        };
        Update: {
          answer_by?: string;
          application_id?: string;
          charges?: Json | null;
          closed_at?: string | null;
          confirmed_by?: string | null;
          created_at?: string;
          fees_cents?: number;
          id?: string;
          opened_at?: string | null;
          premium_before_cents?: number;
          premium_cents?: number;
          proposed_by?: string;
          rate_plan?: string;
          rate_plan_version?: number;
          reason?: string;
          status?: string;
          taxes_cents?: number;
          total_before_cents?: number;
          total_cents?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'price_offers_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
        ];
      };
      profiles: {
        Row: {
          display_name: string | null;
          first_name: string | null;
          id: string;
          last_name: string | null;
          phone: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          display_name?: string | null;
          first_name?: string | null;
          id: string;
          last_name?: string | null;
          phone?: string | null;
          updated_at?: string;
        };
        Update: {
          display_name?: string | null;
          first_name?: string | null;
          id?: string;
          last_name?: string | null;
          phone?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      project_bids: {
        Row: {
          asked_at: string;
          asked_by: string;
          cleared_basis_points: number | null;
          contractor_id: string;
          decided_at: string | null;
          decided_by: string | null;
          decision_reason: string | null;
          first_approved_by: string | null;
          grant_id: string | null;
          id: string;
          lost_reason: string;
          needs_underwriter: boolean;
          outcome: string;
          price_cents: number;
          project_id: string;
          result_at: string | null;
          result_note: string;
          spread_basis_points: number | null;
          stops: NonNullable<Json>;
          tabulation: NonNullable<Json>;
          used_cents: number;
        };
        ComputedFields: never;
        Insert: {
          asked_at?: string;
          asked_by: string;
          cleared_basis_points?: number | null;
          contractor_id: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string | null;
          first_approved_by?: string | null;
          grant_id?: string | null;
          id: string;
          lost_reason?: string;
          needs_underwriter?: boolean;
          outcome: string;
          price_cents: number;
          project_id: string;
          result_at?: string | null;
          result_note?: string;
          spread_basis_points?: number | null;
          stops?: NonNullable<Json>;
          tabulation?: NonNullable<Json>;
          used_cents: number;
        };
        Update: {
          asked_at?: string;
          asked_by?: string;
          cleared_basis_points?: number | null;
          contractor_id?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string | null;
          first_approved_by?: string | null;
          grant_id?: string | null;
          id?: string;
          lost_reason?: string;
          needs_underwriter?: boolean;
          outcome?: string;
          price_cents?: number;
          project_id?: string;
          result_at?: string | null;
          result_note?: string;
          spread_basis_points?: number | null;
          stops?: NonNullable<Json>;
          tabulation?: NonNullable<Json>;
          used_cents?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'project_bids_contractor_id_fkey';
            columns: ['contractor_id'];
            isOneToOne: false;
            referencedRelation: 'contractors';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'project_bids_grant_id_fkey';
            columns: ['grant_id'];
            isOneToOne: false;
            referencedRelation: 'line_grants';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'project_bids_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['id'];
          },
        ];
      };
      projects: {
        Row: {
          awarded_on: string | null;
          bid_at: string;
          bid_bond_application: string | null;
          bid_cents: number | null;
          bid_network: string | null;
          bid_number: string | null;
          bid_security_cap_cents: number | null;
          bid_security_percent: number | null;
          closed_on: string | null;
          contractor_id: string;
          created_at: string;
          damages_per_day_cents: number;
          ends_on: string | null;
          estimate_cents: number;
          final_bond_application: string | null;
          final_price_cents: number | null;
          form: string;
          guarantees_efficiency: boolean;
          has_design: boolean;
          id: string;
          is_hazardous: boolean;
          is_prime: boolean;
          is_takeover: boolean;
          maintenance_months: number | null;
          name: string;
          number: string;
          owner_address: string;
          owner_name: string;
          place: string;
          public_law: string;
          stage: string;
          starts_on: string | null;
          state_code: string;
          time_zone: string;
          updated_at: string;
          version: number;
          work_kind: string;
        };
        ComputedFields: never;
        Insert: {
          awarded_on?: string | null;
          bid_at: string;
          bid_bond_application?: string | null;
          bid_cents?: number | null;
          bid_network?: string | null;
          bid_number?: string | null;
          bid_security_cap_cents?: number | null;
          bid_security_percent?: number | null;
          closed_on?: string | null;
          contractor_id: string;
          created_at?: string;
          damages_per_day_cents?: number;
          ends_on?: string | null;
          estimate_cents: number;
          final_bond_application?: string | null;
          final_price_cents?: number | null;
          form: string;
          guarantees_efficiency?: boolean;
          has_design?: boolean;
          id: string;
          is_hazardous?: boolean;
          is_prime: boolean;
          is_takeover?: boolean;
          maintenance_months?: number | null;
          name: string;
          number: string;
          owner_address?: string;
          owner_name: string;
          place?: string;
          public_law: string;
          stage?: string;
          starts_on?: string | null;
          state_code: string;
          time_zone?: string;
          updated_at?: string;
          version?: number;
          work_kind: string;
        };
        Update: {
          awarded_on?: string | null;
          bid_at?: string;
          bid_bond_application?: string | null;
          bid_cents?: number | null;
          bid_network?: string | null;
          bid_number?: string | null;
          bid_security_cap_cents?: number | null;
          bid_security_percent?: number | null;
          closed_on?: string | null;
          contractor_id?: string;
          created_at?: string;
          damages_per_day_cents?: number;
          ends_on?: string | null;
          estimate_cents?: number;
          final_bond_application?: string | null;
          final_price_cents?: number | null;
          form?: string;
          guarantees_efficiency?: boolean;
          has_design?: boolean;
          id?: string;
          is_hazardous?: boolean;
          is_prime?: boolean;
          is_takeover?: boolean;
          maintenance_months?: number | null;
          name?: string;
          number?: string;
          owner_address?: string;
          owner_name?: string;
          place?: string;
          public_law?: string;
          stage?: string;
          starts_on?: string | null;
          state_code?: string;
          time_zone?: string;
          updated_at?: string;
          version?: number;
          work_kind?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'projects_contractor_id_fkey';
            columns: ['contractor_id'];
            isOneToOne: false;
            referencedRelation: 'contractors';
            referencedColumns: ['id'];
          },
        ];
      };
      renewals: {
        Row: {
          application_id: string | null;
          bond_id: string;
          created_at: string;
          id: string;
          next_due: string;
          reminded_days: number | null;
          status: string;
        };
        ComputedFields: never;
        Insert: {
          application_id?: string | null;
          bond_id: string;
          created_at?: string;
          id?: string;
          next_due: string;
          reminded_days?: number | null;
          status?: string;
        };
        Update: {
          application_id?: string | null;
          bond_id?: string;
          created_at?: string;
          id?: string;
          next_due?: string;
          reminded_days?: number | null;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'renewals_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: true;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'renewals_bond_id_fkey';
            columns: ['bond_id'];
            isOneToOne: false;
            referencedRelation: 'bonds';
            referencedColumns: ['id'];
          },
        ];
      };
      signing_corrections: {
        Row: {
          created_at: string;
          entry: string;
          fact: string;
          id: string;
          matter_person_id: string;
          proposed: string;
          settled_at: string | null;
          settled_by: string | null;
          status: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          entry: string;
          fact: string;
          id?: string;
          matter_person_id: string;
          proposed: string;
          settled_at?: string | null;
          settled_by?: string | null;
          status?: string;
        };
        Update: {
          created_at?: string;
          entry?: string;
          fact?: string;
          id?: string;
          matter_person_id?: string;
          proposed?: string;
          settled_at?: string | null;
          settled_by?: string | null;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'signing_corrections_matter_person_id_fkey';
            columns: ['matter_person_id'];
            isOneToOne: false;
            referencedRelation: 'matter_people';
            referencedColumns: ['id'];
          },
        ];
      };
      signing_links: {
        Row: {
          attestation: Json | null;
          confirmed_at: string | null;
          created_at: string;
          declined_at: string | null;
          expires_at: string;
          firm_indemnifies: boolean;
          id: string;
          indemnitor_id: string | null;
          locked_at: string | null;
          matter_person_id: string | null;
          opened_at: string | null;
          paid_at: string | null;
          payer: string | null;
          payment_quote_id: string | null;
          purpose: string;
          reason: string;
          revoked_at: string | null;
          role: string;
          sender: string;
          sent_by: string | null;
          sent_to: string;
          signed_at: string | null;
          subject: string;
          token_hash: string;
          voided_at: string | null;
          voided_for: string[] | null;
          wrong_codes: number;
        };
        ComputedFields: never;
        Insert: {
          attestation?: Json | null;
          confirmed_at?: string | null;
          created_at?: string;
          declined_at?: string | null;
          expires_at?: string;
          firm_indemnifies?: boolean;
          id: string;
          indemnitor_id?: string | null;
          locked_at?: string | null;
          matter_person_id?: string | null;
          opened_at?: string | null;
          paid_at?: string | null;
          payer?: string | null;
          payment_quote_id?: string | null;
          purpose: string;
          reason?: string;
          revoked_at?: string | null;
          role: string;
          sender: string;
          sent_by?: string | null;
          sent_to: string;
          signed_at?: string | null;
          subject?: never;
          token_hash: string;
          voided_at?: string | null;
          voided_for?: string[] | null;
          wrong_codes?: number;
        };
        Update: {
          attestation?: Json | null;
          confirmed_at?: string | null;
          created_at?: string;
          declined_at?: string | null;
          expires_at?: string;
          firm_indemnifies?: boolean;
          id?: string;
          indemnitor_id?: string | null;
          locked_at?: string | null;
          matter_person_id?: string | null;
          opened_at?: string | null;
          paid_at?: string | null;
          payer?: string | null;
          payment_quote_id?: string | null;
          purpose?: string;
          reason?: string;
          revoked_at?: string | null;
          role?: string;
          sender?: string;
          sent_by?: string | null;
          sent_to?: string;
          signed_at?: string | null;
          subject?: never;
          token_hash?: string;
          voided_at?: string | null;
          voided_for?: string[] | null;
          wrong_codes?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'signing_links_indemnitor_id_fkey';
            columns: ['indemnitor_id'];
            isOneToOne: false;
            referencedRelation: 'indemnitors';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'signing_links_matter_person_id_fkey';
            columns: ['matter_person_id'];
            isOneToOne: false;
            referencedRelation: 'matter_people';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'signing_links_payment_quote_id_fkey';
            columns: ['payment_quote_id'];
            isOneToOne: false;
            referencedRelation: 'payment_requests';
            referencedColumns: ['quote_id'];
          },
        ];
      };
      staff_roles: {
        Row: { created_at: string; role: string; user_id: string };
        ComputedFields: never;
        Insert: { created_at?: string; role: string; user_id: string };
        Update: { created_at?: string; role?: string; user_id?: string };
        Relationships: [];
      };
      tos_acceptances: {
        Row: {
          accepted_at: string;
          ip: unknown;
          user_agent: string | null;
          user_id: string;
          version: string;
        };
        ComputedFields: never;
        Insert: {
          accepted_at?: string;
          ip?: unknown;
          user_agent?: string | null;
          user_id?: string;
          version: string;
        };
        Update: {
          accepted_at?: string;
          ip?: unknown;
          user_agent?: string | null;
          user_id?: string;
          version?: string;
        };
        Relationships: [];
      };
      web_vitals: {
        Row: {
          id: number;
          name: string;
          navigation: string;
          rating: string;
          recorded_at: string;
          route: string;
          value: number;
        };
        ComputedFields: never;
        Insert: {
          id?: never;
          name: string;
          navigation: string;
          rating: string;
          recorded_at?: string;
          route: string;
          value: number;
        };
        Update: {
          id?: never;
          name?: string;
          navigation?: string;
          rating?: string;
          recorded_at?: string;
          route?: string;
          value?: number;
        };
        Relationships: [];
      };
      wip_schedules: {
        Row: {
          added_by: string;
          as_of: string;
          billed_cents: number;
          contractor_id: string;
          cost_cents: number;
          estimate_cents: number;
          id: string;
          price_cents: number;
          read_at: string | null;
          read_by: string | null;
          received_at: string;
          rows: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          added_by: string;
          as_of: string;
          billed_cents: number;
          contractor_id: string;
          cost_cents: number;
          estimate_cents: number;
          id: string;
          price_cents: number;
          read_at?: string | null;
          read_by?: string | null;
          received_at?: string;
          rows: NonNullable<Json>;
        };
        Update: {
          added_by?: string;
          as_of?: string;
          billed_cents?: number;
          contractor_id?: string;
          cost_cents?: number;
          estimate_cents?: number;
          id?: string;
          price_cents?: number;
          read_at?: string | null;
          read_by?: string | null;
          received_at?: string;
          rows?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'wip_schedules_contractor_id_fkey';
            columns: ['contractor_id'];
            isOneToOne: false;
            referencedRelation: 'contractors';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      accept_price_offer: { Args: { request: Json }; Returns: Json };
      access_log: { Args: { filters: Json }; Returns: Json };
      add_statement: { Args: { facts: Json; of_contractor: string }; Returns: string };
      answer_information_request: {
        Args: { answer: string; caller: string; of_application: string };
        Returns: Json;
      };
      answer_inquiry: {
        Args: { of_inquiry: string; wanted: string; words: string };
        Returns: string;
      };
      answer_raised_price: { Args: { call: Json }; Returns: Json };
      approvals_of: { Args: { of_application: string }; Returns: Json };
      approve_line: { Args: { of_grant: string; reports?: Json }; Returns: string };
      ask_client_again: { Args: { call: Json }; Returns: string };
      ask_for_payment: { Args: { call: Json }; Returns: string };
      ask_indemnitor: { Args: { facts: Json; of_contractor: string }; Returns: string };
      ask_simulated_gateway: { Args: { question: Json }; Returns: Json };
      ask_underwriter: { Args: { of_matter: string; question: Json }; Returns: string };
      assign_applications: { Args: { to_staff: string; wanted: Json }; Returns: Json };
      attach_application: { Args: { of_application: string; of_matter: string }; Returns: string };
      audited_report_uses: { Args: { for_owner?: string; of_application: string }; Returns: Json };
      authorize_by_link: { Args: { call: Json }; Returns: Json };
      authorize_payment: { Args: { request: Json }; Returns: Json };
      begin_issue: { Args: { issue: Json }; Returns: Json };
      begin_payment: { Args: { request: Json }; Returns: Json };
      begin_payment_by_link: { Args: { call: Json }; Returns: Json };
      begin_price_acceptance: { Args: { request: Json }; Returns: Json };
      bind_signed_parts: { Args: { call: Json }; Returns: Json };
      bond_proof_facts: { Args: { of_bond: string }; Returns: Json };
      bound_parts: { Args: { claims: Json; of_application: string }; Returns: Json };
      change_colleague: { Args: { of_user: string; role: string }; Returns: string };
      change_firm: { Args: { expected: number; firm: Json }; Returns: string };
      check_application_history: { Args: Record<PropertyKey, never>; Returns: Json };
      check_bar_number: {
        Args: { of_firm: string; of_number: string; of_state: string; on_day: string };
        Returns: string;
      };
      check_request: { Args: Record<PropertyKey, never>; Returns: undefined };
      claim_applications: { Args: Record<PropertyKey, never>; Returns: number };
      claim_issuing_cases: {
        Args: {
          lease_seconds: number;
          max_attempts: number;
          max_rows: number;
          waited_seconds: number;
        };
        Returns: { application_id: string; attempt: number }[];
      };
      claim_notifications: {
        Args: { lease_seconds: number; max_attempts: number; max_rows: number };
        Returns: {
          attempts: number;
          bond_id: string;
          data: Json;
          id: string;
          kind: string;
          recipient: string;
        }[];
      };
      close_matter: { Args: { is_closed: boolean; of_matter: string }; Returns: string };
      confirm_capture: { Args: { of_payment: string }; Returns: undefined };
      confirm_largest_job: { Args: { cents: number; of_contractor: string }; Returns: string };
      confirm_schedule: { Args: { of_schedule: string }; Returns: string };
      confirm_signing_code: {
        Args: { code_hash: string; hash: string; session_hash: string };
        Returns: string;
      };
      confirm_statement: { Args: { of_statement: string }; Returns: string };
      consumer_reports: { Args: { of_application: string }; Returns: Json };
      continue_bond: { Args: { issue: Json }; Returns: Json };
      contractor_file_to_open: { Args: { call: Json }; Returns: Json };
      contractor_of_applicant: { Args: { of_application: string }; Returns: Json };
      contractor_queue: {
        Args: Record<PropertyKey, never>;
        Returns: {
          has_line: boolean;
          id: string;
          legal_name: string;
          unread_figures: number;
          waiting_bids: number;
          waiting_grants: number;
        }[];
      };
      decide_application: { Args: { decision: Json }; Returns: Json };
      decide_bid: {
        Args: { decision: string; of_bid: string; reports?: Json; words: string };
        Returns: string;
      };
      decide_bond_request: {
        Args: {
          decision: string;
          earliest_end?: string;
          new_estimate_cents?: number;
          of_request: string;
          reason_given: string;
          refund?: number;
          reports?: Json;
          seen_event: number;
          staff: string;
          today: string;
        };
        Returns: Json;
      };
      decline_by_link: { Args: { session_hash: string }; Returns: string };
      delete_documents_without_file: {
        Args: Record<PropertyKey, never>;
        Returns: { deleted: number; lost: number }[];
      };
      delete_expired_records: { Args: { max_rows: number }; Returns: Json };
      delete_own_account: { Args: { password: string }; Returns: string };
      desk_overview: {
        Args: { filing_days: number; renewal_days: number; today: string };
        Returns: Json;
      };
      earlier_inquiries: { Args: { of_application: string }; Returns: Json };
      end_calendar_feed: { Args: Record<PropertyKey, never>; Returns: string };
      end_own_session: { Args: { session_id: string }; Returns: boolean };
      end_sessions_of: { Args: { of_user: string }; Returns: string };
      expire_bonds: { Args: { max_rows: number; today: string }; Returns: number };
      expire_price_offers: { Args: { max_rows: number; today: string }; Returns: Json };
      export_own_data: { Args: Record<PropertyKey, never>; Returns: Json };
      file_later_paper: {
        Args: { of_matter: string; of_rider: number; of_term: number };
        Returns: string;
      };
      find_bonds_to_sign: { Args: { max_rows: number; replaced_key: string }; Returns: string[] };
      find_files_of_deleted_bonds: { Args: { max_rows: number }; Returns: string[] };
      find_inquiry: { Args: { hash: string }; Returns: Json };
      find_sso_user: {
        Args: { email: string; issuer: string; subject: string };
        Returns: {
          is_confirmed: boolean;
          is_linked: boolean;
          user_email: string;
          user_id: string;
        }[];
      };
      find_stray_contractor_files: { Args: { max_rows: number }; Returns: string[] };
      find_stray_document_files: { Args: { max_rows: number }; Returns: string[] };
      find_stray_matter_files: { Args: { max_rows: number }; Returns: string[] };
      finish_recovery: { Args: { of_session: string; of_user: string }; Returns: undefined };
      firm_colleagues: { Args: Record<PropertyKey, never>; Returns: Json };
      grant_line: { Args: { facts: Json; of_contractor: string; reports?: Json }; Returns: string };
      grant_staff_role: { Args: { new_role: string; to_email: string }; Returns: string };
      hand_over_matter: { Args: { of_matter: string; to_user: string }; Returns: string };
      has_staff_session: { Args: { of_session: string; of_user: string }; Returns: boolean };
      hold_issuing_case: { Args: { of_application: string; problem: string }; Returns: undefined };
      hold_up_of: { Args: { of_application: string }; Returns: string };
      holds_staff_role: { Args: Record<PropertyKey, never>; Returns: boolean };
      identity_digits: { Args: { of_application: string }; Returns: Json };
      invite_colleague: { Args: { email: string; role: string }; Returns: string };
      is_bid_of_project: { Args: { of_application: string }; Returns: boolean };
      issue_bond: { Args: { issue: Json }; Returns: Json };
      issuing_facts: { Args: { of_application: string }; Returns: Json };
      join_firm: { Args: { invitation: string }; Returns: string };
      keep_contractor_file: { Args: { of_file: string; scan: string }; Returns: boolean };
      keep_draft_numbers: {
        Args: { caller: string; change: Json; of_application: string };
        Returns: boolean;
      };
      keep_matter_file: { Args: { of_file: string; scan: string }; Returns: boolean };
      keep_sign_up_password: { Args: { sign_up_key: string }; Returns: boolean };
      letter_to_print: { Args: { caller: string; of_letter: string }; Returns: Json };
      link_project_bond: { Args: { of_application: string; of_project: string }; Returns: string };
      link_sso_identity: {
        Args: { issuer: string; subject: string; user_id: string };
        Returns: undefined;
      };
      list_bar_numbers: { Args: Record<PropertyKey, never>; Returns: Json };
      list_own_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          aal: string;
          created_at: string;
          id: string;
          ip: string;
          is_current: boolean;
          refreshed_at: string;
          user_agent: string;
        }[];
      };
      list_sessions_of: { Args: { of_user: string }; Returns: Json };
      mail_confirmation: { Args: { of_application: string }; Returns: Json };
      make_calendar_feed: { Args: { fresh_hash: string }; Returns: string };
      mark_released: { Args: { released: string[] }; Returns: undefined };
      matter_answers: { Args: { of_matter: string }; Returns: Json };
      matter_file_to_open: { Args: { call: Json }; Returns: Json };
      matter_parts: { Args: { of_matter: string }; Returns: Json };
      matter_progress: {
        Args: Record<PropertyKey, never>;
        Returns: {
          amount_cents: number;
          application_id: string;
          bond_id: string;
          bond_number: string;
          bond_status: string;
          certificate_to_file: number;
          effective_date: string;
          expiry_date: string;
          is_filed: boolean;
          is_own: boolean;
          matter_id: string;
          next_due: string;
          number: string;
          power_limit_cents: number;
          printed_case_number: string;
          rider_brings_power: boolean;
          rider_to_file: number;
          status: string;
          submitted_at: string;
        }[];
      };
      may_open_papers_for_matter: { Args: { call: Json }; Returns: boolean };
      move_bid: {
        Args: { bid: string; moved_to: string; of_project: string; zone: string };
        Returns: Json;
      };
      name_for_matter: {
        Args: { is_named: boolean; of_matter: string; of_user: string };
        Returns: string;
      };
      notify_indemnitor: {
        Args: { notice: string; of_indemnitor: string; reports: Json };
        Returns: string;
      };
      notify_known_address: { Args: { address: string }; Returns: undefined };
      offer_blank_form: { Args: { form: Json }; Returns: Json };
      offer_contractor_file: { Args: { call: Json }; Returns: string };
      offer_matter_file: { Args: { call: Json }; Returns: string };
      offer_own_form: { Args: { form: Json }; Returns: Json };
      open_application: { Args: { of_application: string }; Returns: string };
      open_bond_requests: { Args: { max_rows: number }; Returns: Json };
      open_contractor: { Args: { of_contractor: string }; Returns: string };
      open_firm: { Args: { firm: Json; of_firm: string }; Returns: string };
      open_payment_ends: { Args: { max_rows: number; waited_seconds: number }; Returns: Json };
      own_calendar_feed: { Args: Record<PropertyKey, never>; Returns: string };
      own_invitations: { Args: Record<PropertyKey, never>; Returns: Json };
      own_report_notices: { Args: Record<PropertyKey, never>; Returns: Json };
      payment_by_link: { Args: { session_hash: string }; Returns: Json };
      put_in_force: { Args: { filing?: Json; of_application: string }; Returns: Json };
      read_calendar_feed: { Args: { hash: string }; Returns: Json };
      read_draft_numbers: { Args: { caller: string; of_application: string }; Returns: Json };
      record_bid_result: {
        Args: { expected: number; of_project: string; result: Json };
        Returns: Json;
      };
      record_bond_papers_opening: { Args: { request: Json }; Returns: string };
      record_document_opening: { Args: { request: Json }; Returns: string };
      record_web_vitals: { Args: { report: Json }; Returns: undefined };
      refuse_capture: { Args: { of_payment: string; of_try: number }; Returns: undefined };
      refuse_payment_by_link: {
        Args: { attempt: string; session_hash: string };
        Returns: undefined;
      };
      release_indemnitor: { Args: { of_indemnitor: string }; Returns: string };
      remind_of_filing: {
        Args: {
          every: number;
          max_rows: number;
          not_filed: string[];
          reminders: number[];
          today: string;
        };
        Returns: number;
      };
      remind_of_renewals: {
        Args: { max_rows: number; reminders: number[]; today: string };
        Returns: number;
      };
      remove_colleague: { Args: { of_user: string }; Returns: string };
      remove_contractor_file: { Args: { of_file: string }; Returns: string };
      remove_matter_file: { Args: { of_file: string }; Returns: string };
      renew_line: {
        Args: { of_grant: string; renewal: string; review: string; words: string };
        Returns: string;
      };
      renewal_price_facts: { Args: { of_bonds: string[]; today: string }; Returns: Json };
      replace_recovery_codes: { Args: { codes: string[]; of_user: string }; Returns: undefined };
      request_bid: { Args: { bid: string; of_project: string; price: number }; Returns: Json };
      request_bond_change: { Args: { request: Json }; Returns: Json };
      resend_signing_link: {
        Args: { fresh_hash: string; hash: string; link_id: string; secret: string };
        Returns: string;
      };
      reveal_identity: { Args: { request: Json }; Returns: Json };
      revoke_signing_link: { Args: { of_link: string }; Returns: string };
      revoke_staff_role: { Args: { of_user: string; old_role: string }; Returns: string };
      save_contractor: {
        Args: { expected: number; facts: Json; of_contractor: string };
        Returns: Json;
      };
      save_matter: {
        Args: { known_version: number; matter: Json; of_matter: string; save_key: string };
        Returns: Json;
      };
      save_matter_note: {
        Args: { known_version: number; of_matter: string; words: string };
        Returns: Json;
      };
      save_project: {
        Args: { expected: number; facts: Json; of_contractor: string };
        Returns: Json;
      };
      save_signing_part: { Args: { change: Json; session_hash: string }; Returns: boolean };
      save_wip_schedule: { Args: { facts: Json; of_contractor: string }; Returns: string };
      send_inquiry: { Args: { inquiry: Json }; Returns: string };
      send_signing_code: {
        Args: { code_hash: string; hash: string; secret: string };
        Returns: string;
      };
      send_signing_link: { Args: { call: Json }; Returns: string };
      service_health: {
        Args: Record<PropertyKey, never>;
        Returns: {
          application_numbers: number;
          oldest_due_mail: string;
          oldest_unfinished_bond: string;
          oldest_unsigned_bond: string;
          realtime_backlog: number;
          realtime_tables: string[];
        }[];
      };
      settle_correction: { Args: { of_correction: string; wanted: string }; Returns: string };
      settle_issuing_case: {
        Args: {
          of_application: string;
          of_attempt: number;
          problem: string;
          retry_seconds: number;
        };
        Returns: boolean;
      };
      settle_notification: {
        Args: {
          attempt: number;
          error: string;
          notification: string;
          result: string;
          retry_seconds: number;
        };
        Returns: boolean;
      };
      settle_payment_attempt: { Args: { attempt: string; result: string }; Returns: undefined };
      sign_by_link: { Args: { session_hash: string; signature: Json }; Returns: Json };
      signed_indemnities: { Args: { of_contractor: string }; Returns: Json };
      signed_numbers: { Args: { call: Json }; Returns: Json };
      signed_parts: { Args: { of_application: string }; Returns: Json };
      signing_page: { Args: { hash: string }; Returns: Json };
      signing_part: { Args: { session_hash: string }; Returns: Json };
      staff_members: { Args: Record<PropertyKey, never>; Returns: Json };
      store_bond_manifest: {
        Args: {
          after_revision: number;
          new_key_id: string;
          new_manifest: string;
          new_signature: string;
          of_bond: string;
        };
        Returns: boolean;
      };
      store_bond_papers: {
        Args: { bond_sha256: string; of_bond: string; power_sha256: string };
        Returns: Json;
      };
      store_continuation: {
        Args: { of_bond: string; sha256: string; term_number: number };
        Returns: undefined;
      };
      store_rider_papers: {
        Args: { of_bond: string; power_sha256: string; rider_number: number; rider_sha256: string };
        Returns: undefined;
      };
      submission_receipt: { Args: { of_application: string }; Returns: Json };
      submit_application: { Args: { submission: Json }; Returns: Json };
      submit_renewal: {
        Args: { renews: string; submission: Json; today: string; window_days: number };
        Returns: Json;
      };
      suspend_line: { Args: { of_grant: string; reports?: Json; words: string }; Returns: string };
      take_back_invitation: { Args: { invitation: string }; Returns: string };
      take_inquiry_answer: { Args: { inquiry_key: string; of_matter: string }; Returns: string };
      take_rate_limit: {
        Args: {
          allowed: number;
          caller_hash: string;
          function_name: string;
          window_seconds: number;
        };
        Returns: number;
      };
      take_recovery_code: { Args: { code: string; of_user: string }; Returns: boolean };
      take_sso_nonce: { Args: { nonce_hash: string; valid_seconds: number }; Returns: boolean };
      take_waiting_papers: { Args: { max_files: number; of_bond: string }; Returns: Json };
      turn_reminders_off: { Args: { of_bond: string }; Returns: boolean };
      underwriting_overview: { Args: Record<PropertyKey, never>; Returns: Json };
      underwriting_queue: { Args: { filters: Json }; Returns: Json };
      verify_letter: { Args: { token: string }; Returns: Json };
      void_quote_payments: {
        Args: { caller: string; key_hash: string; of_quote: string };
        Returns: string[];
      };
      web_vitals_summary: { Args: { days: number }; Returns: Json };
      withdraw_application: {
        Args: { by_link?: string; caller: string; of_application: string };
        Returns: Json;
      };
      withdraw_bond_request: { Args: { caller: string; of_request: string }; Returns: Json };
      write_letter: { Args: { facts: Json; of_contractor: string }; Returns: Json };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends { Insert: infer I }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends { Update: infer U }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = { public: { Enums: {} } } as const;
